"""Drives the site of Examples/SignUp by its OpenAPI document, with PyPI's schemathesis: no answer may lie outside of the contract."""
import os
import pathlib
import re
import shutil
import subprocess

# The schemas are weaker than the rules: whether a name is taken, or two passwords are equal, is in none. So what they allow may be
# refused, with an answer that the contract has.
LEFT_OUT = "positive_data_acceptance"


def check(port, folder, expect, visitor):
    program = shutil.which("schemathesis")
    if program is None:
        return "skipped: PyPI's schemathesis is not installed"
    environment = dict(
        os.environ, SIGN_UP_TOKEN=visitor.token, SCHEMATHESIS_HOOKS="token_hook", PYTHONDONTWRITEBYTECODE="1",
        PYTHONPATH=str(pathlib.Path(__file__).parent))
    cookies = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
    cases = 0
    # Signing out comes last, since it ends the session that the others need.
    for paths in (["--exclude-path", "/sign-out", "-n", "15"], ["--include-path", "/sign-out", "-n", "15"]):
        run = subprocess.run(
            [program, "run", f"http://127.0.0.1:{port}/openapi.json", "--checks", "all", "--exclude-checks", LEFT_OUT, "--seed", "1",
             # How long a password's hash takes is no fault of the data.
             "--suppress-health-check", "all",
             "-H", f"Cookie: {cookies}", "--no-color", *paths],
            env=environment, cwd=folder, capture_output=True, text=True)
        expect(run.returncode == 0, "an answer outside of the contract", run.stdout + run.stderr)
        cases += int(re.search(r"Test cases:\s+(\d+) generated", run.stdout).group(1))
    return f"{cases} requests by the contract"
