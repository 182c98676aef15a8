#!/usr/bin/env python3
"""Plays matches over a line that is slow, loses and repeats packets, is cut, and changes its address.

Two network namespaces are joined by a line that this program carries itself, packet by packet, so that it needs no
module of the kernel but `tun`. Linux only, as root. Nothing leaves the two namespaces, which go with the program.

    sudo tests/rough_line/run.py path/to/nonaga [matches]
"""

import fcntl
import heapq
import itertools
import os
import pathlib
import random
import re
import select
import struct
import subprocess
import sys
import tempfile
import threading
import time

DELAY = 0.1  # seconds each way: 200 ms there and back
LOSS = 0.05
REPEATED = 0.01
CUT = 90  # seconds
PATIENCE = 600  # seconds for a match

TUNSETIFF, IFF_TUN, IFF_NO_PI = 0x400454CA, 0x0001, 0x1000
NAMES = [f"nonaga-{os.getpid()}-{side}" for side in ("host", "guest")]
ADDRESSES = ["10.76.0.1", "10.76.0.2"]
OTHER_ADDRESS = "10.76.0.3"


def run(*words):
    subprocess.run(words, check=True)


def inside(namespace, *words):
    return ["ip", "netns", "exec", namespace, *words]


class Line(threading.Thread):
    """Carries packets between the two namespaces."""

    def __init__(self):
        super().__init__(daemon=True)
        self.is_cut = False
        self.carried = self.lost = self.repeated = 0
        self.chance = random.Random(7)
        self.ends = [self.open(name) for name in NAMES]

    @staticmethod
    def open(namespace):
        """The end of the line in a namespace: what its programs send can be read here."""
        device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
        name = f"line{namespace[-5:]}".encode()[:15]
        fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH", name, IFF_TUN | IFF_NO_PI))
        run("ip", "link", "set", name.decode(), "netns", namespace)
        run(*inside(namespace, "ip", "link", "set", "lo", "up"))
        run(*inside(namespace, "ip", "link", "set", name.decode(), "up", "mtu", "1500", "multicast", "on"))
        run(*inside(namespace, "ip", "route", "add", "10.76.0.0/24", "dev", name.decode()))
        run(*inside(namespace, "ip", "route", "add", "224.0.0.0/4", "dev", name.decode()))
        return device, name.decode()

    def run(self):
        devices = [device for device, _ in self.ends]
        waiting, order = [], itertools.count()
        while True:
            patience = max(0, waiting[0][0] - time.monotonic()) if waiting else 1
            for device in select.select(devices, [], [], patience)[0]:
                try:
                    packet, to = os.read(device, 65536), devices[1 - devices.index(device)]
                except OSError:
                    return  # The namespaces are gone: the program ends.
                self.carried += 1
                if self.is_cut or self.chance.random() < LOSS:
                    self.lost += 1
                    continue
                again = self.chance.random() < REPEATED
                self.repeated += again
                for _ in range(1 + again):
                    due = time.monotonic() + DELAY * self.chance.uniform(0.9, 1.1)
                    heapq.heappush(waiting, (due, next(order), to, packet))
            while waiting and waiting[0][0] <= time.monotonic():
                _, _, to, packet = heapq.heappop(waiting)
                try:
                    os.write(to, packet)
                except OSError:
                    self.lost += 1


class Side:
    """A program at one end, and what it says."""

    started = []

    def __init__(self, program, which, home, *words):
        environment = {**os.environ, "NONAGA_HOME": str(home), "LC_ALL": "en_GB.UTF-8"}
        self.child = subprocess.Popen(
            inside(NAMES[which], program, *words),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment,
        )
        Side.started.append(self.child)
        self.said = []
        self.news = threading.Condition()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.child.stdout:
            with self.news:
                self.said.append(line.rstrip())
                self.news.notify_all()

    def wait_for(self, text, times=1):
        """The last line with this text, once it was said so often."""
        def found():
            return [line for line in self.said if text in line]

        with self.news:
            if not self.news.wait_for(lambda: len(found()) >= times, PATIENCE):
                sys.exit(f"never “{text}”:\n" + "\n".join(self.said[-30:]))
            return found()[times - 1]

    def parts(self):
        return sum(bool(re.search(r" plays \S+>", line)) for line in self.said)

    def end(self):
        if self.child.wait(PATIENCE) != 0:
            sys.exit("it has failed:\n" + "\n".join(self.said[-30:]))


def play(program, folder, what, disturb=None):
    """The computer plays a match against itself. Meanwhile the line may be disturbed."""
    homes = [folder / side for side in ("host", "guest")]
    host = Side(program, 0, homes[0], "invite", "--text", "--reach", "network", "--name", "Ada", "--as", "medium")
    invitation = host.wait_for("invitation: ").removeprefix("invitation: ")
    begun = time.monotonic()
    guest = Side(program, 1, homes[1], "join", invitation, "--text", "--name", "Bob", "--as", "easy")
    if disturb:
        host.wait_for(" plays ", 4)
        disturb(host, guest)
    host.end()
    guest.end()
    records = [sorted(path.read_text() for path in (home / "matches").glob("*.ron")) for home in homes]
    if records[0] != records[1] or not records[0]:
        sys.exit(f"{what}: the two do not have the same: {records}")
    said = "\n".join(host.said + guest.said)
    delays = [int(ms) for ms in re.findall(r", (\d+) ms\.", said)]
    print(f"{what}: the same on both sides, {host.parts()} parts, {time.monotonic() - begun:.0f} s, "
          f"there and back {min(delays, default=0)} to {max(delays, default=0)} ms", flush=True)


def main():
    program, matches = str(pathlib.Path(sys.argv[1]).resolve()), int(sys.argv[2]) if len(sys.argv) > 2 else 5
    for name in NAMES:
        run("ip", "netns", "add", name)
    try:
        line = Line()
        for which, (_, device) in enumerate(line.ends):
            run(*inside(NAMES[which], "ip", "addr", "add", f"{ADDRESSES[which]}/32", "dev", device))
        line.start()

        def cut(host, _):
            line.is_cut = True
            before = host.parts()
            time.sleep(CUT)
            if host.parts() > before + 4:
                sys.exit("the line was not cut")
            line.is_cut = False

        def move(_host, _guest):
            device = line.ends[1][1]
            run(*inside(NAMES[1], "ip", "addr", "add", f"{OTHER_ADDRESS}/32", "dev", device))
            run(*inside(NAMES[1], "ip", "addr", "del", f"{ADDRESSES[1]}/32", "dev", device))

        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            for number in range(matches):
                play(program, folder / str(number), f"match {number + 1}")
            play(program, folder / "cut", f"cut for {CUT} s", cut)
            play(program, folder / "moved", "the guest's address changed", move)
        print(f"{line.carried} packets, {line.lost} lost, {line.repeated} repeated")
    finally:
        for child in Side.started:
            child.kill()
        for name in NAMES:
            run("ip", "netns", "del", name)


if len(sys.argv) < 2:
    sys.exit(__doc__)
if not sys.platform.startswith("linux") or os.geteuid() != 0 or not os.path.exists("/dev/net/tun"):
    sys.exit("SKIPPED: this needs Linux, root, and /dev/net/tun")
main()
