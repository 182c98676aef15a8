### nonaga doctor: what the program found on this machine.

cli-about-doctor = Says what Nonaga found on this machine, for bug reports

doctor-version = Nonaga { $version } on { $system }
doctor-language = Language: { $language }. The system asks for { $system-count ->
        [0] none
       *[other] { $system }
    }; available: { $known }.
doctor-settings = Settings: { $path } ({ $standing ->
        [there] the folder is there
        [not-yet] the folder does not exist yet
        [read-only] the folder is read-only
        [no-folder] this is not a folder
       *[unreadable] the folder cannot be read
    })
doctor-matches = Matches: { $path } ({ $standing ->
        [there] the folder is there
        [not-yet] the folder does not exist yet
        [read-only] the folder is read-only
        [no-folder] this is not a folder
       *[unreadable] the folder cannot be read
    })
doctor-no-folders = Folders: there are none for your files. Set NONAGA_HOME to a folder of your choice.
doctor-no-game = The 3D game is not part of this build.
doctor-displays = Display: { $displays-count ->
        [0] none is responding
       *[other] { $displays }
    }
doctor-adapter = Graphics: { $name }, { $backend }, { $driver }{ $software ->
        [true] {" "}(a software renderer)
       *[false] {""}
    }
doctor-no-adapter = Graphics: none found. Update your graphics driver, or install a software renderer.
doctor-sound = Sound: there is a device.
doctor-no-sound = Sound: there is no device.
