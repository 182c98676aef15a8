### Pictures and animations of matches.

## Help
cli-about-render = Draws a position of a match as a picture, or a whole match as an animation
render-value-match = MATCH
render-value-turns = N or A..B
render-value-size = WxH
render-value-quality = QUALITY
render-arg-match = The record of the match. - is standard input
render-arg-out = The file to write. A name ending in .png gives a picture, one ending in .gif an animation
render-arg-turn = For a picture, draw the position after turn N; 0 is before the first. Default: the last turn. For an animation, play only turn N, or turns A to B
render-arg-size = Width and height in pixels. Default: { $still } for a picture, { $animation } for an animation
render-arg-speed = Play an animation X times as fast as in the game, from 0.25 to 4. Default: 1
render-arg-fps = Frames per second of an animation. Default: { $usual }
render-arg-quality = How finely to draw: { $names }. Default: what suits this machine. photo is for a picture, and takes longest
render-arg-flip = Draw the board as seen from the far side
render-arg-replace = Replace the file if it exists already
render-arg-progress = Print a line such as “progress 12 240” after each step, for programs that start this one. If they close the pipe, drawing stops
render-after-help =
    No window is needed, only a graphics card or a software renderer. The file appears under its name once it is complete; if drawing stops early, nothing is left behind.
    Exit codes: { cli-exit-status } 130 stopped by Ctrl+C or by the program that reads the progress.

## Answers
rendered-still = { $file }: { $turn ->
        [0] before the first turn,
       *[other] after turn { $turn },
    } { $size } pixels
rendered-animation = { $file }: { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } in { $seconds } s, { $size } pixels, { $kilobytes } kB

## What the value of an option should be like
wish-size = Give width and height in pixels, such as 640x360, each from { $least } to { $most }.
wish-speed = Give a number from { $least } to { $most }.
wish-turns = Give the number of a turn, such as 12, or the first and the last of several, such as 3..12. A match has at most { $most } turns.
wish-ending = The name must end in .png for a picture or in .gif for an animation.
wrong-call-wrong-form = “{ $value }” is not valid for { $argument }. { $wish }
cli-error-only-for-picture = --quality photo is for a picture. For an animation, choose another quality. For a picture, give --out a name that ends in .png.
cli-error-only-for-animation = { $option ->
        [turn] Several turns are for an animation. For a picture, give --turn the number of one turn, or give --out a name that ends in .gif.
       *[other] --{ $option } is for an animation. For a picture, leave it out. For an animation, give --out a name that ends in .gif.
    }

## What can go wrong while drawing
render-error-no-adapter = Nothing can be drawn: no suitable graphics card or software renderer was found. Update your graphics driver, or install a software renderer, such as mesa-vulkan-drivers on Debian and Ubuntu. If WGPU_BACKEND is set, try without it. To see the board as text: nonaga show { cli-value-file }
render-error-lost = The graphics card or its driver stopped working, so drawing stopped and no file was written. Try a smaller --size or a lower --quality.
render-error-too-large = This graphics card draws at most { $most } pixels in a row or a column. Give a smaller --size.
render-error-exists = { $file }: this file already exists. Choose another name, or add --replace.
render-error-unwritable = { $file }: cannot be written ({ $detail }).
render-error-stopped = Stopped. No file was written.
