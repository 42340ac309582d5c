"""What is given to run a host with: that it fits together, cheaply; and once, with TAVERNA_FULL=1 (`make container`),
that it can be built and started, by an engine where one runs, else step by step in a folder."""

from __future__ import annotations

import configparser
import contextlib
import ipaddress
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from taverna.cli import main
from taverna.server.settings import Settings

from .container import Stage, built, possible, read

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
FULL = bool(os.environ.get("TAVERNA_FULL"))


def stages() -> list[Stage]:
    return read((DEPLOY / "Containerfile").read_text(encoding="utf-8"))


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def could_start(environ: dict[str, str], words: list[str], capsys: pytest.CaptureFixture[str]) -> Settings:
    """These words are a command of ours, and these settings are some."""
    assert Path(words[0]).name == "taverna"
    with pytest.raises(SystemExit) as ended:
        main([*words[1:], "--help"])
    assert ended.value.code == 0 and "--check" in capsys.readouterr().out
    return Settings.read(environ=environ)


def test_the_image_is_small_nobodys_and_says_how_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    made, last = stages()
    assert last.user.isdigit() and int(last.user) >= 1000
    settings = could_start(last.env, last.entry, capsys)
    assert (settings.data, str(settings.port)) == (last.volumes[0], last.ports[0]) and last.signal == "SIGTERM"
    compile(last.health[2], "HEALTHCHECK", "exec")
    assert made.base == last.base and "slim" in last.base
    assert [one for one in last.steps if one[0] == "COPY"] == [("COPY", "--from=made /venv /venv")], "no source in it"
    sent = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    copied = {name for word, rest in made.steps if word == "COPY" for name in rest.split()[:-1]}
    assert sent[1] == "*" and {line[1:] for line in sent if line.startswith("!")} == copied
    assert all((ROOT / name).exists() for name in copied)


def test_what_is_composed_fits_together(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("valkey", reason="its settings need what 'taverna[valkey]' brings")
    whole = compose()
    services = whole["services"]
    inside = ipaddress.ip_network(whole["networks"]["inside"]["ipam"]["config"][0]["subnet"])
    where = {name: one["networks"]["inside"]["ipv4_address"] for name, one in services.items()}
    assert len(set(where.values())) == len(where)
    assert all(ipaddress.ip_address(one) in inside for one in where.values())
    hosts = {name: one for name, one in services.items() if "build" in one}
    asked = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert {f"{where[name]}:8000" for name in hosts} == set(re.findall(r"[\d.]+:8000", asked))
    volumes = [volume for one in services.values() for volume in one.get("volumes", [])]
    for volume in volumes:
        source = volume.split(":")[0]
        assert (DEPLOY / source).exists() if source.startswith(".") else source in whole["volumes"], volume
    for name, one in hosts.items():
        assert set(one["depends_on"]) <= set(services)
        assert (DEPLOY / one["build"]["context"] / one["build"]["dockerfile"]).is_file()
        given = {name: re.sub(r"\$\{\w+:\?\}", "games.test", value) for name, value in one["environment"].items()}
        settings = could_start(stages()[-1].env | given, stages()[-1].entry, capsys)
        assert settings.node == f"http://{where[name]}:8000" and settings.database.startswith("postgresql://")
        assert settings.proxies == where["caddy"]
        assert "$" not in settings.database and one["environment"]["PGPASSWORD"] == "${POSTGRES_PASSWORD:?}"
        assert float(one["stop_grace_period"].rstrip("s")) > settings.drain + 10
        assert [volume.split(":")[1] for volume in one["volumes"]] == [settings.data]
    assert services["postgres"]["healthcheck"]["test"][2:4] == ["-h", "127.0.0.1"], (
        "while it is set up only its socket is"
    )
    said = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    wanted = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    assert all(f"{name}=" in said for name in wanted), "how to start it is told with all it asks for"


def test_the_unit_of_systemd(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string((DEPLOY / "taverna.service").read_text(encoding="utf-8"))
    service = unit["Service"]
    given = dict(one.split("=", 1) for one in shlex.split(service["Environment"]))
    settings = could_start(given, shlex.split(service["ExecStart"]), capsys)
    assert settings.data == f"/var/lib/{service['StateDirectory']}" and service["ProtectSystem"] == "strict"
    assert service["DynamicUser"] == "yes" and float(service["TimeoutStopSec"]) > settings.drain + 10
    if shutil.which("systemd-analyze"):
        text = (DEPLOY / "taverna.service").read_text(encoding="utf-8")
        (tmp_path / "taverna.service").write_text(text.replace(shlex.split(service["ExecStart"])[0], "/bin/true"))
        said = subprocess.run(
            ["systemd-analyze", "verify", "--man=no", tmp_path / "taverna.service"], capture_output=True, text=True
        )
        assert "taverna.service:" not in said.stderr, said.stderr


# -- built and started -------------------------------------------------------------------------------------------------
Started = tuple[int, Callable[[], int]]
"""Where it listens, and what ends it as an engine would: its code."""

WRITES = 'for at in /venv /etc /usr /; do ! touch "$at/x" 2>/dev/null || exit 1; done; touch /tmp/x /data/x'
"""Nowhere but there."""


def engine() -> tuple[str, str]:
    """A container engine that runs what the image is made from; or nothing, and why not."""
    why = "no container engine is installed"
    for name in ("podman", "docker"):
        words = [name, "run", "--rm", *RUN_WITH, stages()[-1].base, "python", "-c", "pass"]
        with contextlib.suppress(OSError):
            tried = subprocess.run(words, capture_output=True, text=True)
            if tried.returncode == 0:
                return name, ""
            why = f"{name} cannot run {stages()[-1].base}: {tried.stderr.strip().splitlines()[-1:]}"
    return "", why


BUILD_WITH, RUN_WITH = (shlex.split(os.environ.get(f"CONTAINER_{act}_WITH", "")) for act in ("BUILD", "RUN"))
"""Words for an engine that needs some here: a folder where packages lie, no cgroups, the network of this machine."""


@contextlib.contextmanager
def by_engine(name: str) -> Iterator[Started]:
    last = stages()[-1]

    def asked(*words: Any) -> str:
        return subprocess.run([name, *words], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()

    whole = ["--format", "docker"] if name == "podman" else []  # with its HEALTHCHECK
    asked("build", *whole, *BUILD_WITH, "-f", DEPLOY / "Containerfile", "-t", "taverna-tested", ROOT)
    assert asked("image", "inspect", "-f", "{{.Config.Healthcheck}}", "taverna-tested") not in ("", "<nil>")
    print(f"an image of {int(asked('image', 'inspect', '-f', '{{.Size}}', 'taverna-tested')) // 10**6} MB by {name}")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    where = ["-e", f"TAVERNA_PORT={port}", "-p", f"127.0.0.1:{port}:{port}"]
    start = ["--read-only", "--tmpfs", "/tmp", "-v", last.volumes[0], *where, *RUN_WITH]
    id = asked("run", "-d", *start, "taverna-tested")
    try:

        def end() -> int:
            assert asked("exec", id, "id", "-u") == last.user
            asked("exec", id, "sh", "-c", WRITES)
            asked("exec", id, *last.health)
            asked("stop", "-t", "30", id)
            return int(asked("inspect", "-f", "{{.State.ExitCode}}", id))

        yield port, end
    finally:
        asked("rm", "-f", "-v", id)


@contextlib.contextmanager
def by_steps() -> Iterator[Started]:
    """Not root, on a root that cannot be written but for its volume; afterwards nothing is found that it wrote."""
    last = stages()[-1]
    with tempfile.TemporaryDirectory(prefix="taverna-container-") as folder:
        os.chmod(folder, 0o755)
        root = built(stages(), ROOT, Path(folder))
        env = last.env | {"TAVERNA_HOST": "127.0.0.1", "TAVERNA_PORT": "0"}
        how = {"user": last.user, "still": last.volumes[0]}
        root.run(["sh", "-c", WRITES], env, **how)
        assert root.run(["id", "-u"], env, **how).strip() == last.user
        process = subprocess.Popen(root.command(last.entry, env, **how), stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            assert "is open at" in said
            port = int(said.split("http://", 1)[1].split()[0].rsplit(":", 1)[1])

            def end() -> int:
                root.run(last.health, env | {"TAVERNA_PORT": str(port)}, **how)
                process.send_signal(signal.Signals[last.signal])
                return process.wait(60)

            yield port, end
        finally:
            if process.poll() is None:
                process.kill()
            process.wait()
        left = sorted(one.name for one in (root.folder / "data").glob("taverna.*"))
        assert left == ["taverna.sqlite3"], "closed whole"


def answered(http: httpx.Client, made: dict[str, Any]) -> bool:
    """Whoever is asked first answers, and it is acknowledged."""
    for seat in made["seats"]:
        key, path = {"Authorization": f"Bearer {seat['token']}"}, f"/api/tables/{made['table']}"
        asked = http.get(f"{path}/view?seat={seat['seat']}", headers=key, timeout=60).json()["question"]
        if asked:
            answer = {"seat": seat["seat"], "question": asked["id"], "option": asked["options"][0]["id"]}
            return http.post(f"{path}/answer", json=answer, headers=key, timeout=60).status_code == 200
    return False


@pytest.mark.slow
@pytest.mark.skipif(not FULL, reason="takes minutes: make container")
def test_it_is_built_and_started_and_ends_when_told() -> None:
    name, without = engine()
    if not name and (why := possible()):
        pytest.skip(f"{without}, and {why}")
    print(f"by {name}" if name else f"step by step: {without}")
    with (
        by_engine(name) if name else by_steps() as (port, end),
        httpx.Client(base_url=f"http://127.0.0.1:{port}") as http,
    ):
        deadline = time.monotonic() + 120
        while True:
            with contextlib.suppress(httpx.HTTPError):
                if http.get("/readyz").status_code == 200:
                    break
            assert time.monotonic() < deadline
            time.sleep(0.1)
        made = http.post("/api/tables", json={"game": "bloodborne", "seats": [{}, {}, {}]}, timeout=60)
        assert made.status_code == 201, made.text
        assert answered(http, made.json())
        assert end() in (0, -signal.SIGTERM, 128 + signal.SIGTERM), "by itself, or by the signal after all was closed"
