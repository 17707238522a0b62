"""Fetches and builds what the comparison runs: packages of Debian and of PyPI, the program in Go, and Proviso."""
import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
PEERS = ROOT / "Benchmarks/Peers"
CACHE = pathlib.Path(
    os.environ.get("PROVISO_PEERS_CACHE")
    or pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "proviso-peers"
)
PYTHON = CACHE / "python/bin/python"
GO_PROGRAM = CACHE / "with_go_playground"
COMMAND = pathlib.Path(os.environ.get("PROVISO_COMMAND") or ROOT / ".build-release/release/proviso")
MODELS = ROOT / "Benchmarks/.build/release/ModelBenchmarks"
KEYS = ROOT / "Benchmarks/.build/release/KeyBenchmarks"
has_updated = False


def say(text):
    print(text, file=sys.stderr, flush=True)


def runs(*command, **options):
    """Whether a command ends well; what it prints is left out."""
    try:
        return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options).returncode == 0
    except OSError:
        return False


def output(*command, **options):
    return subprocess.run(command, check=True, capture_output=True, text=True, **options).stdout.strip()


def debian_version(package):
    """The version of an installed package, or None."""
    try:
        status, _, version = output("dpkg-query", "-W", "-f", "${db:Status-Status} ${Version}", package).partition(" ")
        return version if status == "installed" else None
    except (OSError, subprocess.CalledProcessError):
        return None


def has_debian(*packages):
    """Installs packages of Debian that are not there yet; false where that cannot be done."""
    global has_updated
    missing = [package for package in packages if not debian_version(package)]
    if not missing:
        return True
    if not shutil.which("apt-get"):
        return False
    if not has_updated:
        runs("apt-get", "update", "-qq")
        has_updated = True
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return runs("apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing, env=environment)


def has_pypi(*packages):
    """Installs packages of PyPI into an environment of their own; false where that cannot be done."""
    if not PYTHON.exists():
        folder = PYTHON.parents[1]
        if not runs(sys.executable, "-m", "venv", str(folder)):
            shutil.rmtree(folder, ignore_errors=True)
            if not (has_debian("python3-venv") and runs(sys.executable, "-m", "venv", str(folder))):
                return False
    return all(
        runs(str(PYTHON), "-c", f"import importlib.metadata as m; m.version({package!r})")
        or runs(str(PYTHON), "-m", "pip", "install", "-q", package)
        for package in packages
    )


def pypi_version(package):
    return output(str(PYTHON), "-c", f"import importlib.metadata as m; print(m.version({package!r}))")


def has_go():
    if not shutil.which("go") and not has_debian("golang-go"):
        return False
    if not has_debian("golang-github-go-playground-validator-v10-dev"):
        return False
    environment = {**os.environ, "GO111MODULE": "off", "GOPATH": "/usr/share/gocode", "GOCACHE": str(CACHE / "go")}
    return runs("go", "build", "-o", str(GO_PROGRAM), str(PEERS / "with_go_playground.go"), env=environment)


def has_ajv():
    if not shutil.which("node") and not has_debian("nodejs"):
        return False
    # Version 6 has its formats itself, later ones have them in a package.
    return has_debian("node-ajv") and (debian_version("node-ajv").startswith("6.") or has_debian("node-ajv-formats"))


def build_benchmark(product):
    """Builds a program of the package Benchmarks."""
    subprocess.run(
        ["swift", "build", "-c", "release", "--package-path", "Benchmarks", "--product", product], cwd=ROOT, check=True,
        stdout=sys.stderr)


def build_proviso():
    """Builds the models with the checks by hand, and the command."""
    say("building the models, which compiles swift-syntax the first time")
    build_benchmark("ModelBenchmarks")
    if "PROVISO_COMMAND" not in os.environ:
        say("building the command")
        subprocess.run(
            ["swift", "build", "-c", "release", "--product", "proviso", "--static-swift-stdlib", "--disable-default-traits",
             "--traits", "Command", "--scratch-path", ".build-release"], cwd=ROOT, check=True, stdout=sys.stderr)


def make_data(rows):
    """Makes files of so many rows, once, and answers their folder."""
    generator = ROOT / "Benchmarks/Instructions/make-files.py"
    folder = CACHE / f"data-{rows}"
    stamp = folder / "made-by"
    text = generator.read_text(encoding="utf-8")
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != text:
        say(f"making files of {rows} rows")
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        subprocess.run([sys.executable, str(generator), str(folder), str(rows)], check=True)
        stamp.write_text(text, encoding="utf-8")
    return folder


def machine():
    """The processor, how many cores it has here, the memory and the system."""
    def field(path, name):
        try:
            for line in open(path, encoding="utf-8"):
                key, _, value = line.replace("=", ":", 1).partition(":")
                if key.strip() == name:
                    return value.strip().strip('"')
        except OSError:
            pass
        return None

    processor = field("/proc/cpuinfo", "model name")
    memory = field("/proc/meminfo", "MemTotal")
    system = field("/etc/os-release", "PRETTY_NAME")
    if not processor and sys.platform == "darwin":
        processor = output("sysctl", "-n", "machdep.cpu.brand_string")
        memory = f"{int(output('sysctl', '-n', 'hw.memsize')) // 1024} kB"
        system = f"macOS {output('sw_vers', '-productVersion')}"
    gigabytes = round(int((memory or "0").split()[0]) / 1024 / 1024)
    return {
        "processor": processor or "unknown", "cores": str(os.cpu_count()), "memory": f"{gigabytes} GB",
        "system": f"{system or sys.platform}, {os.uname().sysname} {os.uname().release.split('-')[0]}, {os.uname().machine}",
    }

