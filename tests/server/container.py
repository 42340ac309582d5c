"""A container without an engine: the steps of a Containerfile, taken one by one in a folder that is a root of its own.

The base image is what stands in this machine's /usr, shown and not to be written; everything else of a root is its own.
Mounts are made in a namespace of the command alone, and go with it. Needs root and `unshare`.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

SHOWN = ("usr", "opt")  # of this machine; in /opt may be where packages come from
PATHS = "/base/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


@dataclass
class Stage:
    """One part of a Containerfile: from FROM to FROM. `steps`: what makes it; the rest is how it is run."""

    base: str
    name: str
    steps: list[tuple[str, str]] = field(default_factory=list)
    env: dict[str, str] = field(default_factory=dict)
    user: str = "0"
    volumes: list[str] = field(default_factory=list)
    ports: list[str] = field(default_factory=list)
    signal: str = "SIGTERM"
    health: list[str] = field(default_factory=list)
    entry: list[str] = field(default_factory=list)


def read(text: str) -> list[Stage]:
    """The stages of a Containerfile. Raises `ValueError` for what is not understood."""
    lines = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    stages: list[Stage] = []
    for line in filter(None, map(str.strip, lines.replace("\\\n", " ").splitlines())):
        word, _, rest = line.partition(" ")
        if word == "FROM":
            base, _, name = rest.partition(" AS ")
            stages.append(Stage(base, name or str(len(stages))))
            continue
        stage = stages[-1]
        match word:
            case "RUN" | "COPY" | "WORKDIR":
                stage.steps.append((word, rest))
            case "ENV":
                stage.env |= dict(one.split("=", 1) for one in shlex.split(rest))
            case "USER":
                stage.user = rest
            case "VOLUME":
                stage.volumes.append(rest)
            case "EXPOSE":
                stage.ports.append(rest)
            case "STOPSIGNAL":
                stage.signal = rest
            case "HEALTHCHECK":
                stage.health = json.loads(re.split(r"\bCMD\b", rest, maxsplit=1)[1])
            case "ENTRYPOINT":
                stage.entry = json.loads(rest)
            case _:
                raise ValueError(f"{word} in a Containerfile")
    return stages


def possible() -> str:
    """Why it cannot be done on this machine; nothing if it can."""
    if os.geteuid() != 0:
        return "only root can make a root"
    if subprocess.run(["unshare", "-m", "true"], capture_output=True).returncode:
        return "mounts are not allowed here"
    if not os.path.islink("/bin") or not Path("/usr/bin/python3").exists():
        return "this machine's /usr does not hold all of it"
    return ""


class Root:
    """The root of a container, in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        for name in ("bin", "sbin", "lib", "lib64"):
            (folder / name).symlink_to(f"usr/{name}")
        for name in (*SHOWN, "proc", "dev", "tmp", "base/bin"):
            (folder / name).mkdir(parents=True)
        (folder / "tmp").chmod(0o1777)
        (folder / "base/bin/python").symlink_to("/usr/bin/python3")
        shutil.copytree("/etc", folder / "etc", symlinks=True, ignore_dangling_symlinks=True)

    def command(self, words: list[str], env: dict[str, str], at: str = "/", user: str = "0", still: str = "") -> Any:
        """As it is to be started. `still`: the root cannot be written, but for this folder and /tmp."""
        inside = shlex.quote(str(self.folder))
        mounts = [f"mount --bind {inside} {inside}"]
        for name in SHOWN:
            mounts += [f"mount --rbind /{name} {inside}/{name}", f"mount -o remount,ro,bind {inside}/{name}"]
        mounts += [f"mount --rbind /{name} {inside}/{name}" for name in ("proc", "dev")]
        if still:
            mounts += [f"mount --bind {inside}{still} {inside}{still}", f"mount -t tmpfs tmpfs {inside}/tmp"]
            mounts += [f"mount -o remount,ro,bind {inside}"]
        given = [f"{name}={value}" for name, value in ({"PATH": PATHS, "LANG": "C.UTF-8"} | env).items()]
        goes = ["env", "-i", *given, "sh", "-c", f'cd {shlex.quote(at)} && exec "$@"', "sh", *words]
        change = ["chroot", f"--userspec={user}:{user}", "--groups=", str(self.folder), *goes]
        return ["unshare", "-m", "sh", "-e", "-c", "; ".join([*mounts, f"exec {shlex.join(change)}"])]

    def run(self, words: list[str], env: dict[str, str], at: str = "/", **how: Any) -> str:
        done = subprocess.run(self.command(words, env, at, **how), capture_output=True, text=True, timeout=1200)
        assert done.returncode == 0, f"{words}: {done.stdout[-2000:]}{done.stderr[-4000:]}"
        return done.stdout


def built(stages: list[Stage], context: Path, folder: Path) -> Root:
    """Every step of every stage; the root of the last one."""
    made: dict[str, Root] = {}
    asks = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_", "REQUESTS_"))}
    asks |= {name: value for name, value in os.environ.items() if name.lower().endswith("_proxy")}
    for stage in stages:
        root = made[stage.name] = Root(folder / stage.name)
        at = "/"
        for word, rest in stage.steps:
            if word == "WORKDIR":
                at = rest
                (root.folder / at.lstrip("/")).mkdir(parents=True, exist_ok=True)
            elif word == "RUN":
                root.run(["sh", "-c", rest], asks, at)
            else:
                _copy(rest, at, root, made, context)
    return made[stages[-1].name]


def _copy(rest: str, at: str, root: Root, made: dict[str, Root], context: Path) -> None:
    *names, to = rest.split()
    source = context
    if names[0].startswith("--from="):
        source = made[names.pop(0).removeprefix("--from=")].folder
    for name in names:
        one = source / name.lstrip("/")
        there = Path(f"{root.folder}/{os.path.join(at, to)}")
        if one.is_dir():  # what is in it
            left_out = shutil.ignore_patterns("__pycache__") if source is context else None
            shutil.copytree(one, there, symlinks=True, dirs_exist_ok=True, ignore=left_out)
        else:
            shutil.copy2(one, there / one.name if to.endswith("/") else there)
