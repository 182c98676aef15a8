#!/usr/bin/env python3
"""Makes every sound of the game. Nothing is recorded: everything is computed here.

To run it (Python 3.9 or newer, numpy, and `oggenc` from the vorbis-tools):

    sudo apt-get install vorbis-tools          # Debian, Ubuntu
    python3 -m venv /tmp/sounds && /tmp/sounds/bin/pip install numpy
    /tmp/sounds/bin/python assets/sounds/make.py              # all files, in under a minute
    /tmp/sounds/bin/python assets/sounds/make.py knock music  # only files whose names begin like this
    /tmp/sounds/bin/python assets/sounds/make.py --measure    # makes nothing; measures the files that there are

The Ogg Vorbis files are written beside this script. The random numbers of each variant are seeded with
its name, so the script always makes the same sounds, even if only some of them are made.
`--wav FOLDER` also keeps the uncompressed files there.

How the wood is made: a struck piece of wood rings in a few modes, which are sines that die out fast.
Their ratios are not harmonic and depend on its shape (a bar 1 : 2.76 : 5.4, a disc
1 : 1.73 : 2.33 : 3.9). How fast they die out depends on its material. The blow itself is a short push of
force: the longer the push, the duller the sound. Sliding is noise, coloured by the bodies that slide,
plus the many tiny blows of grain against grain, swelling and fading a little. The reverberation of a
small room is added to all of it.
"""

import shutil
import subprocess
import sys
import tempfile
import wave
import zlib
from pathlib import Path

import numpy as np

RATE = 44100  # of the effects
MUSIC_RATE = 32000  # nothing in the music is above 10 kHz, and the game keeps it decoded in memory
HERE = Path(__file__).resolve().parent


# ---------------------------------------------------------------------------------------------------
# Tools


def seeded(name):
    return np.random.default_rng(zlib.crc32(name.encode()))


def db(value):
    return 10.0 ** (value / 20.0)


def times(seconds, rate=RATE):
    return np.arange(round(seconds * rate)) / rate


def convolve(a, b):
    n = len(a) + len(b) - 1
    size = 1 << (n - 1).bit_length()
    return np.fft.irfft(np.fft.rfft(a, size) * np.fft.rfft(b, size), size)[:n]


def convolve_round(a, b):
    """Circular convolution: what runs past the end wraps around to the beginning."""
    wrapped = np.zeros(len(a))
    for start in range(0, len(b), len(a)):
        part = b[start : start + len(a)]
        wrapped[: len(part)] += part
    return np.fft.irfft(np.fft.rfft(a) * np.fft.rfft(wrapped), len(a))


def add(track, sound, seconds, gain=1.0, rate=RATE):
    """Mixes a sound into a track, in place, and cuts off what does not fit."""
    at = round(seconds * rate)
    n = min(len(sound), len(track) - at)
    track[at : at + n] += gain * sound[:n]


def curve(freqs, points):
    """Gain over frequency: linear in dB between the points (Hz, dB) on a log axis. Outside them it falls
    by 18 dB per octave."""
    hz, gains = np.array(points).T
    octaves = np.log2(np.maximum(freqs, 1.0))
    outside = np.maximum(np.log2(hz[0]) - octaves, 0) + np.maximum(octaves - np.log2(hz[-1]), 0)
    return db(np.interp(octaves, np.log2(hz), gains) - 18 * outside)


def colour(sound, points, rate=RATE):
    spectrum = np.fft.rfft(sound) * curve(np.fft.rfftfreq(len(sound), 1 / rate), points)
    return np.fft.irfft(spectrum, len(sound))


def noise(rng, seconds, points, rate=RATE):
    """Coloured noise with an RMS level of 1, which repeats seamlessly."""
    sound = colour(rng.standard_normal(round(seconds * rate)), points, rate)
    return sound / np.sqrt(np.mean(sound**2))


def modes(rng, base, ratios, gains_db, t60_ms, seconds, rate=RATE, spread=0.012, swing_db=3.0, held=1.0):
    """How a body rings after a blow: decaying sines. `t60_ms` is how long each mode takes to fall by 60 dB.
    `spread` and `swing_db` set how much the pitches and levels of the modes differ between variants,
    since no two blows hit exactly the same spot. With `held` below 1, the ringing dies out sooner."""
    t = times(seconds, rate)
    sound = np.zeros(len(t))
    for ratio, gain, t60 in zip(ratios, gains_db, t60_ms):
        freq = base * ratio * (1 + rng.uniform(-spread, spread))
        level = db(gain + rng.uniform(-swing_db, swing_db))
        if freq < 0.45 * rate:
            sound += level * np.sin(2 * np.pi * freq * t) * np.exp(-6.91 * t / (held * t60 / 1000))
    return sound


def push(ms, rate=RATE):
    """The force of a blow over time, with a sum of 1. A short push is hard, a long one soft."""
    n = max(3, round(ms / 1000 * rate))
    force = np.sin(np.pi * (np.arange(n) + 0.5) / n) ** 1.5
    return force / force.sum()


def blow(rng, ring, hardness_ms, click=0.0, click_points=None, rate=RATE):
    """A ringing body is struck. `click` is the level of the fine crackle of fibres at the point of impact."""
    force = push(hardness_ms, rate)
    if click:
        crackle = noise(rng, 0.1, click_points, rate)[: round(0.004 * rate)]
        crackle *= np.exp(-np.arange(len(crackle)) / (0.0009 * rate))
        crackle[: len(crackle) // 16] *= np.linspace(0, 1, len(crackle) // 16)
        struck = convolve(ring, force)
        top = np.abs(struck).max()
        add(struck, crackle, 0.0, click * top, rate)
        return struck
    return convolve(ring, force)


def room(rng, sound, level_db=-17.0, t60=0.28, rate=RATE, rounded=False):
    """A small furnished room: a handful of early reflections and a short dull tail."""
    seconds = t60 * 1.1
    n = round(seconds * rate)
    t = np.arange(n) / rate
    tail = colour(rng.standard_normal(n), [(60, -24), (250, -2), (900, 0), (3000, -9), (9000, -30)], rate)
    tail *= np.exp(-6.91 * t / t60) * np.clip((t - 0.009) / 0.012, 0, 1)
    tail *= 0.7 / np.sqrt(np.sum(tail**2))
    early = np.zeros(n)
    for k in range(9):
        early[round((0.0022 + 0.0034 * k * (1 + rng.uniform(-0.2, 0.2))) * rate)] += (
            rng.choice((-1, 1)) * 0.42 * 0.78**k
        )
    early = colour(early, [(80, -6), (400, 0), (2500, -3), (8000, -16)], rate)
    answer = db(level_db) * (early + tail)
    answer[0] += 1.0
    return convolve_round(sound, answer) if rounded else convolve(sound, answer)


def pitches(name, count, spread=0.04):
    """Pitch factors for the variants of one sound: spaced evenly over ± spread, in shuffled order."""
    factors = np.linspace(1 - spread, 1 + spread, count)
    seeded(name + " takes").shuffle(factors)
    return factors


def ease(n):
    return 0.5 - 0.5 * np.cos(np.pi * (np.arange(n) + 0.5) / n)


def fade(sound, into, out, rate=RATE):
    """Fades the sound in and out, in seconds, so that it begins and ends at zero."""
    sound = sound.copy()
    a, b = max(1, round(into * rate)), max(1, round(out * rate))
    for channel in np.atleast_2d(sound):
        channel[:a] *= ease(a)
        channel[-b:] *= ease(b)[::-1]
        channel[0] = channel[-1] = 0.0
    return sound


def until_silent(sound, rate, floor_db=-62.0):
    """Cuts off the silence after the sound has died away."""
    level = np.abs(np.atleast_2d(sound)).max(axis=0)
    heard = np.nonzero(level > db(floor_db) * level.max())[0]
    return sound[..., : heard[-1] + round(0.02 * rate)]


def without_rumble(sound, lowest=45.0, rate=RATE):
    """Removes frequencies too low to hear, and any constant offset. The filter is causal (a second-order
    Butterworth), so that nothing is heard before a blow."""
    n = sound.shape[-1]
    size = 2 * n
    s = 1j * np.fft.rfftfreq(size, 1 / rate) / lowest
    gain = s**2 / (s**2 + np.sqrt(2) * s + 1)
    return np.fft.irfft(np.fft.rfft(sound, size) * gain, size)[..., :n]


def k_weighting(rate):
    """The two filters of the K weighting of ITU-R BS.1770, which weights frequencies as the ear does: a shelf
    for what the head adds, and a high-pass. Each is its numerator and its denominator."""
    k, q = np.tan(np.pi * 1681.974450955533 / rate), 0.7071752369554196
    high = db(3.999843853973347)
    middle = high**0.4996667741545416
    shelf = [high + middle * k / q + k * k, 2 * (k * k - high), high - middle * k / q + k * k]
    yield shelf, [1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k]
    k, q = np.tan(np.pi * 38.13547087602444 / rate), 0.5003270373238773
    back = [1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k]
    yield [back[0], -2 * back[0], back[0]], back


def loudness(sound, rate, window):
    """The loudness in LUFS of the loudest `window` seconds, or of the whole sound if that is None. A mono
    sound comes out of both loudspeakers."""
    channels = np.atleast_2d(sound)
    size = 2 * channels.shape[-1]
    delay = np.exp(-2j * np.pi * np.fft.rfftfreq(size))
    spectrum = np.fft.rfft(channels, size)
    for ahead, back in k_weighting(rate):
        spectrum *= np.polyval(ahead[::-1], delay) / np.polyval(back[::-1], delay)
    weighted = np.fft.irfft(spectrum, size)[:, : channels.shape[-1]]
    power = (weighted**2).sum(axis=0) * (2 / len(channels))
    if window is None:
        return 10 * np.log10(power.mean()) - 0.691
    n = round(window * rate)
    padded = np.concatenate((np.zeros(n), power, np.zeros(n)))
    sums = np.cumsum(padded)
    return 10 * np.log10((sums[n:] - sums[:-n]).max() / n) - 0.691


def true_peak(sound):
    """The highest peak in dBTP: also between the samples, at four times their rate."""
    channels = np.atleast_2d(sound)
    n = channels.shape[-1]
    return 20 * np.log10(np.abs(4 * np.fft.irfft(np.fft.rfft(channels), 4 * n)).max())


# ---------------------------------------------------------------------------------------------------
# The pieces

# Discs are flat, broad maple. Tokens are turned from one piece, smaller and denser. The table under them is
# large and damped. The fibres crackle at the point of impact.
DISC = dict(ratios=(1, 1.73, 2.33, 3.9, 5.4), gains_db=(0, -3, -5, -11, -17), t60_ms=(85, 62, 48, 30, 20))
TOKEN = dict(ratios=(1, 1.58, 2.41, 3.36, 4.75), gains_db=(0, -2, -5, -9, -14), t60_ms=(80, 58, 42, 30, 20))
TABLE = dict(ratios=(1, 1.52, 2.76, 4.1), gains_db=(0, -3, -7, -12), t60_ms=(130, 105, 75, 50))
FIBRES = [(600, -30), (2200, -4), (4200, 0), (8000, -14), (14000, -40)]


def token_hits_token(rng, pitch):
    """A clack: two tokens ring, the discs under them ring a little, and the moving token rocks once."""
    sound = np.zeros(round(0.5 * RATE))
    here = modes(rng, 1240 * pitch, seconds=0.3, **TOKEN)
    there = modes(rng, 1465 * pitch, seconds=0.3, **TOKEN)
    under = modes(rng, 560 * pitch, seconds=0.3, **DISC)
    table = modes(rng, 150 * pitch, seconds=0.3, **TABLE)
    body = here + 0.75 * there + 0.35 * under + 0.25 * table
    add(sound, blow(rng, body, rng.uniform(0.30, 0.42), 0.16, FIBRES), 0.0)
    # It comes to rest with one or two light blows of its foot on the wood.
    foot = modes(rng, 930 * pitch, seconds=0.2, **TOKEN) + 0.8 * under[: round(0.2 * RATE)]
    at = rng.uniform(0.030, 0.048)
    add(sound, blow(rng, foot, 0.8), at, db(rng.uniform(-15, -11)))
    add(sound, blow(rng, foot, 1.0), at + rng.uniform(0.026, 0.036), db(rng.uniform(-23, -19)))
    return room(rng, sound)


def token_stops_at_edge(rng, pitch):
    """A rounder, lower tock: the foot of the token stops on its disc, and the disc is heard most."""
    sound = np.zeros(round(0.5 * RATE))
    disc = modes(rng, 745 * pitch, seconds=0.3, **DISC)
    token = modes(rng, 1120 * pitch, seconds=0.3, **TOKEN)
    table = modes(rng, 138 * pitch, seconds=0.3, **TABLE)
    add(sound, blow(rng, disc + 0.38 * token + 0.3 * table, rng.uniform(0.6, 0.8), 0.05, FIBRES), 0.0)
    at = rng.uniform(0.034, 0.05)
    add(sound, blow(rng, disc + 0.5 * token, 1.1), at, db(rng.uniform(-17, -13)))
    return room(rng, sound)


# The texture of sliding repeats seamlessly every `PERIOD` seconds. The file begins with a soft onset, loops
# from 0.2 s to 0.8 s, then fades.
PERIOD, LOOP_FROM, LOOP_TO, TEXTURE = 0.6, 0.2, 0.8, 0.9


def sliding(rng, colours, body, grains, grain_level, swell_db, onset):
    n = round(PERIOD * RATE)
    t = np.arange(n) / RATE
    hiss = noise(rng, PERIOD, colours)
    # A slow swell, made of harmonics of the period so that it repeats too, with faster, shallower
    # roughness under it.
    swell = np.zeros(n)
    for k in range(1, 7):
        swell += rng.normal() / k**0.6 * np.sin(2 * np.pi * (k * t / PERIOD + rng.uniform()))
    rough = noise(rng, PERIOD, [(5, -30), (12, -6), (30, 0), (70, -8), (200, -50)])
    swell = db(swell_db * swell / np.abs(swell).max() + 0.9 * rough)
    # Grain against grain: blows at random moments, most of them tiny.
    hits = np.zeros(n)
    places = rng.integers(0, n, round(grains * PERIOD))
    np.add.at(hits, places, rng.lognormal(0.0, 0.8, len(places)) * rng.choice((-1, 1), len(places)))
    crackle = convolve_round(hits, convolve(body, push(0.3)))
    crackle /= np.sqrt(np.mean(crackle**2))
    # The bodies colour the hiss as well.
    through = convolve_round(hiss, body)
    through /= np.sqrt(np.mean(through**2))
    texture = swell * (0.75 * hiss + 0.6 * through + grain_level * crackle)
    # Where several strong grains meet, they would make a tick that repeats with the loop.
    most = 3.0 * np.sqrt(np.mean(texture**2))
    texture = most * np.tanh(texture / most)
    texture = room(rng, texture, level_db=-20, t60=0.2, rounded=True)
    freqs = np.fft.rfftfreq(n, 1 / RATE)
    texture = np.fft.irfft(np.fft.rfft(texture) * np.clip(freqs / 60 - 0.5, 0, 1), n)
    sound = np.tile(texture, 2)[: round(TEXTURE * RATE)]
    return fade(sound, onset, TEXTURE - LOOP_TO)


def slide(rng, pitch):
    """A token's lacquered foot over sanded maple: dry and fine."""
    body = modes(rng, 980 * pitch, seconds=0.08, held=0.3, **TOKEN)
    body += 0.7 * modes(rng, 640 * pitch, seconds=0.08, held=0.3, **DISC)
    colours = [(90, -34), (260, -15), (600, -5), (1300 * pitch, 0), (2600 * pitch, -5), (5200, -16), (11000, -36)]
    return sliding(rng, colours, body, 420, 0.55, 2.6, 0.11)


def glide(rng, pitch):
    """A whole disc over the table: lower and broader, the table's top speaks along."""
    body = modes(rng, 410 * pitch, seconds=0.12, held=0.3, **DISC)
    body += 0.6 * modes(rng, 165 * pitch, seconds=0.12, held=0.4, **TABLE)
    colours = [(50, -26), (120, -6), (300 * pitch, 0), (700 * pitch, -4), (1500, -12), (3500, -26), (9000, -46)]
    return sliding(rng, colours, body, 260, 0.5, 3.2, 0.14)


def lift(rng, pitch):
    """A disc leaves its place: a light touch against its neighbour and a rising breath of wood."""
    sound = np.zeros(round(0.42 * RATE))
    t = times(0.16)
    low = noise(rng, 0.16, [(150, -24), (420 * pitch, 0), (900, -10), (3000, -40)])
    high = noise(rng, 0.16, [(400, -30), (1500 * pitch, 0), (3200, -8), (8000, -36)])
    rise = low * (1 - t / 0.16) + 0.8 * high * (t / 0.16)
    rise *= np.sin(np.pi * (t / 0.16) ** 0.75) ** 2
    add(sound, rise, 0.012, 0.28)
    disc = modes(rng, 1010 * pitch, seconds=0.25, **DISC)
    other = modes(rng, 1150 * pitch, seconds=0.25, **DISC)
    add(sound, blow(rng, disc, 0.7, 0.08, FIBRES), 0.0, 1.6)
    add(sound, blow(rng, other, 0.8), rng.uniform(0.055, 0.08), 0.7)
    return room(rng, sound, level_db=-16)


def set_down(rng, pitch):
    """A disc lands: its rim first, then its flat side with a thump of the table, then it is still."""
    sound = np.zeros(round(0.6 * RATE))
    rim = modes(rng, 880 * pitch, seconds=0.3, **DISC)
    flat = modes(rng, 610 * pitch, seconds=0.3, **DISC)
    table = modes(rng, 122 * pitch, seconds=0.4, **TABLE)
    whole = 0.6 * table
    whole[: len(flat)] += flat + 0.4 * rim
    second = rng.uniform(0.024, 0.042)
    add(sound, blow(rng, rim, 0.6, 0.10, FIBRES), 0.0, db(rng.uniform(-8, -5)))
    add(sound, blow(rng, whole, rng.uniform(0.95, 1.2), 0.05, FIBRES), second)
    add(sound, blow(rng, rim + 0.5 * flat, 0.9), second * rng.uniform(1.7, 1.9), db(rng.uniform(-17, -14)))
    return room(rng, sound, level_db=-16, t60=0.32)


def refuse(rng, pitch):
    """A fingertip taps the wood softly, twice: no."""
    sound = np.zeros(round(0.5 * RATE))
    for at, gain, fall in ((0.0, 1.0, 1.0), (0.105, 0.62, 0.94)):
        board = modes(rng, 262 * pitch * fall, (1, 1.52, 2.3, 3.4), (0, -2, -6, -13), (95, 75, 50, 30), 0.25)
        add(sound, blow(rng, board, 2.2), at, gain)
    return room(rng, sound, level_db=-19)


def tick(rng, pitch):
    """A tap of a small wooden stick, for menus."""
    sound = np.zeros(round(0.22 * RATE))
    stick = modes(rng, 1720 * pitch, (1, 2.76, 5.4), (0, -10, -20), (46, 26, 14), 0.12, swing_db=1.5)
    add(sound, blow(rng, stick, 0.55, 0.05, FIBRES), 0.0)
    return room(rng, sound, level_db=-20, t60=0.15)


def select(rng, pitch):
    """A piece is picked: a light tap with the warm ring of a small bar."""
    sound = np.zeros(round(0.5 * RATE))
    bar = modes(rng, 740 * pitch, (1, 2.76, 5.4), (0, -13, -24), (230, 60, 25), 0.4, spread=0.002, swing_db=1.0)
    tap = modes(rng, 1350 * pitch, seconds=0.2, **TOKEN)
    bar[: len(tap)] += 0.22 * tap
    add(sound, blow(rng, bar, 0.9, 0.04, FIBRES), 0.0)
    return room(rng, sound, level_db=-17)


# ---------------------------------------------------------------------------------------------------
# Music

NAMES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def hertz(note):
    """The frequency of a note such as F#3 or Bb2. A4 is 440 Hz."""
    step = NAMES[note[0]] + note.count("#") - note[1:].count("b")
    return 440.0 * 2 ** ((step - 9 + 12 * (int(note[-1]) - 4)) / 12)


def marimba(rng, freq, seconds, rate):
    """A tuned bar over its tube, struck with a wool mallet. The lowest mode rings on; the others die at once."""
    low = (220.0 / freq) ** 0.55
    bar = modes(
        rng, freq, (1, 3.98, 9.6), (0, -11, -21), (2300 * low, 520 * low, 140), seconds, rate,
        spread=0.0012, swing_db=1.0,
    )
    return blow(rng, bar, 0.72 * (220 / freq) ** 0.35, 0.06, [(150, -12), (500, 0), (1500, -8), (5000, -40)], rate)


def kalimba(rng, freq, seconds, rate):
    """A plucked steel tongue on a wooden box lined with felt."""
    tongue = modes(
        rng, freq, (1, 2.0, 5.4, 6.9), (0, -22, -15, -21), (2600 * (440 / freq) ** 0.4, 700, 230, 120), seconds, rate,
        spread=0.0008, swing_db=1.5,
    )
    box = modes(rng, 205, (1, 1.9, 2.7), (-18, -23, -27), (130, 90, 60), 0.2, rate)
    tongue[: len(box)] += box
    return blow(rng, tongue, 0.26, 0.06, [(500, -20), (1800, 0), (4000, -6), (9000, -36)], rate)


def pad(rng, freq, seconds, rate, side):
    """A soft held tone: a few quiet harmonics, in three slightly detuned voices."""
    t = times(seconds, rate)
    sound = np.zeros(len(t))
    for cents in (-5.0, 0.5, 6.0):
        drift = 1.6 * np.sin(2 * np.pi * (rng.uniform(0.07, 0.16) * t + rng.uniform()))
        phase = 2 * np.pi * (np.cumsum(freq * 2 ** ((cents + side * 1.5 + drift) / 1200)) / rate + rng.uniform())
        for k, gain in ((1, 1.0), (2, 0.30), (3, 0.11), (4, 0.05), (5, 0.02)):
            if k * freq < 2600:
                sound += gain * np.sin(k * phase) * (1 + 0.3 * np.sin(2 * np.pi * (0.11 * k * t + rng.uniform())))
    return sound / 3


def hall(rng, seconds, rate):
    """Two different reverb tails, for left and right: the far walls of a wooden room."""
    t = times(seconds * 1.2, rate)
    answers = []
    for _ in range(2):
        low = colour(rng.standard_normal(len(t)), [(60, -30), (180, -4), (500, 0), (1400, -6), (4000, -40)], rate)
        high = colour(rng.standard_normal(len(t)), [(500, -30), (1500, -4), (3000, -6), (9000, -34)], rate)
        tail = low * np.exp(-6.91 * t / seconds) + 0.6 * high * np.exp(-6.91 * t / (0.5 * seconds))
        tail *= np.clip((t - 0.014) / 0.03, 0, 1)
        answers.append(tail / np.sqrt(np.sum(tail**2)))
    return answers


def pan(left, right, place):
    """The left and right signals panned to a place from -1 (left) to 1 (right)."""
    angle = (place + 1) * np.pi / 4
    return left * np.cos(angle), right * np.sin(angle)


def win(rng, _pitch):
    """A D major chord, rolled upwards on a marimba, with the third on top at the end."""
    n = round(2.9 * RATE)
    tracks = np.zeros((2, n))
    notes = [("D3", 0.0, 0.85), ("A3", 0.085, 0.8), ("D4", 0.165, 0.85), ("F#4", 0.245, 0.85), ("A4", 0.33, 0.9)]
    notes += [("F#5", 0.62, 0.6), ("D5", 0.60, 0.75), ("D4", 0.61, 0.5), ("A3", 0.60, 0.4)]
    for k, (note, at, gain) in enumerate(notes):
        sound = marimba(rng, hertz(note), 2.6, RATE)
        place = (-0.35, 0.3, -0.15, 0.2, 0.0)[k % 5]
        for track, part in zip(tracks, pan(1.0, 1.0, place)):
            add(track, sound, 0.002 + at, gain * part * rng.uniform(0.93, 1.05))
    wet = [convolve(track, tail)[:n] for track, tail in zip(tracks, hall(rng, 1.4, RATE))]
    return tracks + 0.22 * np.array(wet)


def loss(rng, _pitch):
    """A B minor chord, rolled downwards on a marimba: the chord of the win, seen from the other side."""
    n = round(2.6 * RATE)
    tracks = np.zeros((2, n))
    notes = [("F#4", 0.0, 0.75), ("D4", 0.1, 0.8), ("B3", 0.2, 0.8), ("F#3", 0.3, 0.8)]
    notes += [("B3", 0.66, 0.5), ("B2", 0.68, 0.8), ("D4", 0.67, 0.4)]
    for k, (note, at, gain) in enumerate(notes):
        sound = marimba(rng, hertz(note), 2.4, RATE)
        place = (0.3, -0.2, 0.15, -0.3, 0.0)[k % 5]
        for track, part in zip(tracks, pan(1.0, 1.0, place)):
            add(track, sound, 0.002 + at, gain * part * rng.uniform(0.93, 1.05))
    wet = [convolve(track, tail)[:n] for track, tail in zip(tracks, hall(rng, 1.4, RATE))]
    return tracks + 0.22 * np.array(wet)


def draw(rng, _pitch):
    """Two open fifths, the second one lower. Without a third they sound neither happy nor sad."""
    n = round(2.2 * RATE)
    tracks = np.zeros((2, n))
    notes = [("A4", 0.0, 0.75, 0.25), ("D4", 0.03, 0.8, -0.2), ("E4", 0.48, 0.6, 0.1), ("A3", 0.5, 0.6, -0.1)]
    for note, at, gain, place in notes:
        sound = marimba(rng, hertz(note), 2.0, RATE)
        for track, part in zip(tracks, pan(1.0, 1.0, place)):
            add(track, sound, 0.002 + at, gain * part)
    wet = [convolve(track, tail)[:n] for track, tail in zip(tracks, hall(rng, 1.2, RATE))]
    return tracks + 0.2 * np.array(wet)


# Sixteen bars of eight steps. Each chord lasts two bars. It lists the pad's voices, then the marimba's figure.
STEP = 0.5625
BARS = 16
CHORDS = [
    (("D3", "A3", "E4", "F#4"), ("D3", "A3", "F#4")),
    (("B2", "F#3", "A3", "D4"), ("B2", "F#3", "D4")),
    (("G2", "D3", "B3", "F#4"), ("G3", "D4", "B3")),
    (("A2", "E3", "B3", "D4"), ("A3", "E4", "D4")),
    (("F#2", "C#3", "A3", "E4"), ("F#3", "C#4", "E4")),
    (("G2", "D3", "B3", "F#4"), ("G3", "D4", "F#4")),
    (("E3", "B3", "D4", "G4"), ("E3", "B3", "G4")),
    (("A2", "G3", "B3", "E4"), ("A3", "E4", "B3")),
]
# The kalimba's tune, bar by bar, as note@step. It leaves plenty of silence.
TUNE = """
A4@0 D5@2 E5@3 F#5@5   | E5@0 A4@3              | F#5@0 E5@2 D5@3 B4@5 | A4@2
B4@0 D5@2 E5@3 F#5@5   | A5@0 F#5@3             | E5@0 D5@2 B4@3       | A4@1 E4@4
C#5@0 E5@2 A5@3        | F#5@1 E5@4             | D5@0 F#5@2 B4@3      | A4@2 B4@5
G4@0 B4@2 D5@3 E5@5    | F#5@0 E5@2             | D5@0 E5@1 B4@3       | A4@0
"""


def music(rng, _pitch):
    """The loop. Everything wraps around at its end, tails and echoes included, so that the end runs into
    the beginning."""
    rate = MUSIC_RATE
    n = round(BARS * 8 * STEP * rate)
    pads, plucks = np.zeros((2, n)), np.zeros((2, n))

    def lay(tracks, channel, sound, seconds, gain):
        at = np.arange(len(sound)) + round(seconds * rate)
        np.add.at(tracks[channel], at % n, gain * sound)

    for k, (voices, figure) in enumerate(CHORDS):
        begin, length = k * 16 * STEP, 16 * STEP
        rise, fall = 2.2, 3.0
        for note in voices:
            for channel, side in ((0, -1), (1, 1)):
                tone = pad(rng, hertz(note), length + fall, rate, side)
                tone[: round(rise * rate)] *= ease(round(rise * rate))
                tone[-round(fall * rate) :] *= ease(round(fall * rate))[::-1]
                lay(pads, channel, tone, begin - 0.9, db(-1.5 * rng.uniform()) * (200 / hertz(note)) ** 0.35)
        # Three notes in the first bar, and two of them again, softer, in the second.
        rhythm = ((0, 0, 0, 1.0), (0, 3, 1, 0.75), (0, 6, 2, 0.7), (1, 2, 1, 0.55), (1, 6, 0, 0.5))
        for bar, step, which, gain in rhythm:
            freq = hertz(figure[which])
            sound = marimba(rng, freq, 3.2, rate)
            at = begin + (8 * bar + step) * STEP + rng.normal(0, 0.009)
            place = np.clip(-0.45 + 0.5 * np.log2(freq / 130), -0.5, 0.2)
            for channel, part in enumerate(pan(1.0, 1.0, place)):
                lay(plucks, channel, sound, at, 0.8 * gain * part * rng.uniform(0.9, 1.05))

    for bar, notes in enumerate(TUNE.replace("\n", "|").strip("|").split("|")):
        for written in notes.split():
            note, step = written.split("@")
            freq = hertz(note)
            sound = kalimba(rng, freq, 3.4, rate)
            at = (8 * bar + int(step)) * STEP + rng.normal(0, 0.011)
            gain = (0.60 if int(step) % 4 == 0 else 0.48) * rng.uniform(0.85, 1.1) * (440 / freq) ** 0.3
            place = np.clip(0.1 + 0.5 * np.log2(freq / 560), -0.3, 0.55)
            for channel, (part, other) in enumerate(zip(pan(1.0, 1.0, place), pan(1.0, 1.0, -place))):
                lay(plucks, channel, sound, at, gain * part)
                lay(plucks, channel, sound, at + 3 * STEP, 0.16 * gain * other)

    tails = hall(rng, 2.2, rate)
    whole = np.zeros((2, n))
    for channel in (0, 1):
        whole[channel] = plucks[channel] + 0.085 * pads[channel]
        whole[channel] += convolve_round(0.24 * plucks[channel] + 0.04 * pads[channel], tails[channel])
        whole[channel] = colour(whole[channel], [(40, -30), (75, 0), (2500, 0), (6000, -4), (12000, -18)], rate)
    # Rotate the loop so that the seam is in a quiet spot where both channels are near zero: in the rest at
    # the end of the last bar, before the first beat.
    late = np.arange(n - round(1.4 * rate), n - round(0.15 * rate))
    near = np.abs(whole[:, late]).sum(axis=0) + np.abs(whole[:, late - 1]).sum(axis=0)
    return np.roll(whole, -late[np.argmin(near)], axis=1)


# ---------------------------------------------------------------------------------------------------
# The files

# name: (number of variants, or 0 for a single file; maker; spread of pitch; Vorbis quality). What is heard often
# has three variants or more: two could only alternate.
SOUNDS = {
    "slide": (4, slide, 0.04, 8),
    "glide": (3, glide, 0.04, 8),
    "knock-token": (5, token_hits_token, 0.04, 6),
    "knock-edge": (5, token_stops_at_edge, 0.04, 6),
    "lift": (3, lift, 0.04, 5),
    "set-down": (4, set_down, 0.04, 6),
    "refuse": (3, refuse, 0.03, 5),
    "tick": (3, tick, 0.03, 5),
    "select": (3, select, 0.03, 5),
    "win": (0, win, 0.0, 4),
    "loss": (0, loss, 0.0, 4),
    "draw": (0, draw, 0.0, 4),
    "music": (0, music, 0.0, 5),
}

# The ear sums over about a tenth of a second, and that is longer than a knock. The "momentary" loudness of
# BS.1770, over 0.4 s, would be mostly the silence after it.
HEARD = 0.1
EFFECTS = -23.0  # LUFS in the loudest tenth of a second, for every effect
MUSIC = -33.0  # LUFS, for the whole loop; even its loudest note is then below the effects
# dBTP. Panning to the edge of the table adds 2.3 dB, the encoding a little, and at least 1 dB must remain.
PEAK = -3.5


def finished(kind, sound):
    """The sound as it goes into its file: without rumble, with soft ends, and at the common loudness."""
    if kind == "music":
        rate = MUSIC_RATE
        gain = db(MUSIC - loudness(sound, rate, None))
    else:
        rate = RATE
        if kind not in ("slide", "glide"):  # those two already have their ends and their loop
            # A moment of silence, too short to notice, takes up what the encoder smears forward.
            lead = np.zeros(sound.shape[:-1] + (round(0.005 * rate),))
            sound = without_rumble(np.concatenate((lead, sound), axis=-1), rate=rate)
            sound = until_silent(sound, rate)
            sound = fade(sound, 0.002, 0.3 * sound.shape[-1] / rate, rate)
        gain = db(EFFECTS - loudness(sound, rate, HEARD))
    sound = gain * sound
    if true_peak(sound) > PEAK:
        raise SystemExit(f"{kind}: the peak is {true_peak(sound):.1f} dB; choose a lower loudness")
    return sound, rate


def write_wav(path, sound, rate):
    channels = np.atleast_2d(sound)
    whole = np.round(channels.T * (2**23 - 1)).astype("<i4")
    octets = whole.reshape(-1, 1).view(np.uint8)[:, :3]
    with wave.open(str(path), "wb") as out:
        out.setnchannels(len(channels))
        out.setsampwidth(3)
        out.setframerate(rate)
        out.writeframes(octets.tobytes())


def read_ogg(path):
    """Decodes a file as the game does. Returns its channels and its rate."""
    with tempfile.TemporaryDirectory() as folder:
        wav = Path(folder) / "decoded.wav"
        subprocess.run(["oggdec", "--quiet", "--bits", "16", "--output", str(wav), str(path)], check=True)
        with wave.open(str(wav), "rb") as file:
            samples = np.frombuffer(file.readframes(file.getnframes()), "<i2")
            return samples.reshape(-1, file.getnchannels()).T / 2**15, file.getframerate()


def measure():
    """Prints how loud the files are: LUFS in the loudest 0.1 s, in the loudest 0.4 s (momentary) and over the
    whole file, and the true peak."""
    print(f"{'':14}    0.1 s    0.4 s    whole     peak")
    for path in sorted(HERE.glob("*.ogg")):
        sound, rate = read_ogg(path)
        levels = [loudness(sound, rate, window) for window in (HEARD, 0.4, None)] + [true_peak(sound)]
        print(f"{path.stem:14}" + "".join(f"{level:9.1f}" for level in levels))


def main(words):
    if words == ["--measure"]:
        return measure()
    kept = None
    if "--wav" in words:
        k = words.index("--wav")
        kept = Path(words[k + 1])
        kept.mkdir(parents=True, exist_ok=True)
        words = words[:k] + words[k + 2 :]
    if not shutil.which("oggenc"):
        raise SystemExit("oggenc is missing: install vorbis-tools")
    total = 0
    for kind, (count, make, spread, quality) in SOUNDS.items():
        factors = pitches(kind, count, spread) if count else [1.0]
        for k, pitch in enumerate(factors, start=1):
            name = f"{kind}-{k}" if count else kind
            if words and not any(name.startswith(word) for word in words):
                continue
            sound, rate = finished(kind, make(seeded(name), pitch))
            with tempfile.TemporaryDirectory() as folder:
                wav = (kept or Path(folder)) / f"{name}.wav"
                write_wav(wav, sound, rate)
                ogg = HERE / f"{name}.ogg"
                # The serial number would be random. It is fixed, so that the same sound makes the same file.
                subprocess.run(
                    ["oggenc", "--quiet", "--serial", "1", "--quality", str(quality), "--output", str(ogg), str(wav)],
                    check=True,
                )
            seconds = sound.shape[-1] / rate
            size = ogg.stat().st_size
            total += size
            print(f"{name:14} {seconds:6.2f} s  {true_peak(sound):6.1f} dB peak  {size:7} bytes")
    print(f"{total} bytes in all")


if __name__ == "__main__":
    main(sys.argv[1:])
