/** The plugin that reports the tests of pytest, in Python. */

/** See https://docs.pytest.org/en/stable/reference/reference.html#hooks; pytest 6 and newer, with pytest-xdist too. */
export const plugin = `
import faulthandler, glob, itertools, json, os, re, signal, sys

path = os.environ.pop("MCP_TEST_TIMEBOX_PYTEST", None)
plugins = os.environ.get("PYTEST_PLUGINS", "")
# A pytest that a test starts itself writes to no report of ours.
os.environ["PYTEST_PLUGINS"] = ",".join(p for p in plugins.split(",") if p and p != "mcp_test_timebox_pytest")
if not os.environ["PYTEST_PLUGINS"]:
    del os.environ["PYTEST_PLUGINS"]

out = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644) if path else None
room = 24 * 1024 * 1024
is_worker = False
try:
    # Before pytest takes the descriptor.
    errors = os.fdopen(os.dup(2), "w")
except Exception:
    errors = None

def set_stack(is_wanted):
    # Has Python write the stack of a hung test when it is asked to end; a handler that a test has set stays.
    try:
        if signal.getsignal(signal.SIGTERM) != handler:
            return
        if is_wanted:
            faulthandler.register(signal.SIGTERM, file=errors, all_threads=True, chain=True)
        else:
            faulthandler.unregister(signal.SIGTERM)
    except Exception:
        pass

handler = signal.getsignal(signal.SIGTERM)
set_stack(True)
if hasattr(os, "register_at_fork"):
    # The stack of a forked child is not that of the test.
    os.register_at_fork(after_in_child=lambda: set_stack(False))

def clip(text):
    return text if len(text) <= 8000 else text[:4000] + "\\n[...]\\n" + text[-4000:]

root = rootdir = os.getcwd()

def pytest_configure(config):
    # The folder of pytest's settings, from which it names tests: it may lie above the root or below it.
    global is_worker, rootdir
    rootdir = str(getattr(config, "rootpath", None) or config.rootdir)
    # pytest-xdist: its workers load this plugin too, for the stack of the test that each runs; pytest itself reports.
    is_worker = hasattr(config, "workerinput")
    has_workers = not is_worker and getattr(config.option, "dist", "no") != "no" and bool(config.option.tx)
    if has_workers:
        os.environ["PYTEST_PLUGINS"] = plugins
    set_stack(not is_worker and not has_workers)

def from_root(path, base):
    # A test may have changed the current folder: a relative path needs its base.
    try:
        return os.path.relpath(os.path.join(base, path), root).replace(os.sep, "/")
    except ValueError:
        # On another drive of Windows.
        return path

def id_from_root(nodeid):
    # As pytest prints it, and as its command line takes it.
    path, *names = nodeid.split("::")
    return "::".join([from_root(path, rootdir) if path else path, *names])

def own_path(path):
    # From the root, for a file of the project; what is installed in its virtual environment is not its own.
    path = from_root(path, root)
    is_foreign = path.startswith(("../", "<")) or os.path.isabs(path) or re.search("(^|/)(site|dist)-packages/", path)
    return None if is_foreign else path

def place(path, line, code):
    path = own_path(path)
    return None if path is None else "{}:{}{}".format(path, line, ": " + code if code else "")

def joined(message, places):
    # A recursion has thousands of places.
    lines = []
    for here, same in itertools.groupby(filter(None, places)):
        count = sum(1 for _ in same)
        lines.extend([here] * count if count < 4 else [here, "[the same line {} more times]".format(count - 1)])
    if len(lines) > 20:
        lines[10:-10] = ["[{} more lines]".format(len(lines) - 20)]
    return "\\n".join([message, *lines])

def place_of(entry):
    file = getattr(entry, "reprfileloc", None)
    if file is None:
        return None
    marked = [line[1:] for line in entry.lines if line.startswith(">")]
    code = marked or (entry.lines[:1] if entry.style == "short" else [])
    return place(file.path, file.lineno, code[0].strip() if code else file.message)

def native(text):
    # Python's own form (--tb=native, exception groups): each exception, then the project's lines that led to it.
    is_tree = "Exception Group Traceback" in text
    lines = [re.sub("^ *[|] ", "", line) if is_tree else line for line in text.split("\\n")]
    parts = [("", [], [])]
    for line, code in zip(lines, [*lines[1:], ""]):
        label, messages, places = parts[-1]
        divider = re.match(r" *\\+[-+]+(?: ([0-9.]+) -+)?$", line) if is_tree else None
        frame = re.match(r'  File "(.*)", line (\\d+), in ', line)
        if divider:
            parts.append(("{}: ".format(divider[1]) if divider[1] else "", [], []))
        elif line.endswith("Traceback (most recent call last):"):
            # The exceptions that led to this one come before it: only the last of them failed the test.
            parts[-1] = (label, [], [])
        elif frame and not messages:
            places.append(place(frame[1], frame[2], code.strip()))
        elif messages or (line and not line.startswith(" ")):
            messages.append(line)
    return "\\n".join(joined(label + "\\n".join(messages), places) for label, messages, places in parts if messages)

def text_of(report):
    try:
        return getattr(report, "longreprtext", None) or str(report.longrepr)
    except Exception:
        # A project's own representation may fail: an error in a hook would end the run.
        return ""

def message(report):
    # The assertion first, then the project's lines that led to it: the whole text begins with source code.
    text = text_of(report)
    # pytest-xdist says first which of its processes it was.
    text = re.sub(r"^\\[gw\\d+\\] .*\\n+", "", text)
    try:
        whole = report.longrepr
        if not hasattr(whole, "reprtraceback"):
            return clip(fixture(text) or doctest(text) or text)
        *causes, (traceback, crash, _) = getattr(whole, "chain", None) or [(whole.reprtraceback, whole.reprcrash, None)]
        parts = [exception(traceback, crash)]
        for traceback, crash, relation in reversed(causes):
            label = "Caused by: " if "direct cause" in (relation or "") else "While handling: "
            cause = exception(traceback, crash)
            parts.extend([label + cause] if cause else [])
        return clip("\\n".join(parts)) if parts[0] else clip(text)
    except Exception:
        return clip(text)

def exception(traceback, crash):
    entries = traceback.reprentries
    if any(entry.style == "native" for entry in entries):
        return native(str(traceback))
    # Where all of its frames are hidden, pytest knows no place.
    if crash is None or not crash.message:
        return ""
    return joined(crash.message, list(filter(None, map(place_of, entries))) or [place(crash.path, crash.lineno, "")])

def fixture(text):
    # The report of a missing fixture: what is missing, then the functions that ask for it.
    lines = text.split("\\n")
    error = [line[1:].strip() for line in lines if line.startswith(("E  ", ">  "))]
    asking = re.findall(r"^file (.*), line (\\d+)\\n(?:  @.*\\n)*  (.*)", text, re.M)
    return joined("\\n".join(error), [place(*one) for one in asking]) if asking and error else ""

def doctest(text):
    # The report of a doctest: of each example that failed, what was expected or raised, then its place.
    parts, code, found = [], "", []
    for line in text.split("\\n"):
        numbered = re.match(r"(?:\\d{3,}|[?]{3})(?: |$) *(.*)", line)
        end = re.match(r"(.+):(\\d+|None): (?:DocTestFailure|UnexpectedException)$", line)
        if end:
            where = ":".join([own_path(end[1]) or end[1], *([] if end[2] == "None" else [end[2]])])
            said = "\\n".join(found).strip()
            parts.append("{}\\n{}: {}".format(native(said) if "\\nTraceback " in said else said, where, code))
            code, found = "", []
        elif numbered and not found:
            code = numbered[1] if numbered[1].startswith(">>> ") else code
        elif not line.startswith("EXAMPLE LOCATION UNKNOWN"):
            found.append(line)
    return "\\n".join(parts)

def subtest(report):
    # The words that tell one subtest from the others, "[message] (i=1): "; the plugin pytest-subtests names it otherwise.
    for name in ("_sub_test_description", "sub_test_description"):
        try:
            return clip(getattr(report, name)()) + ": "
        except Exception:
            pass
    return ""

def line_in(report, file, shown):
    # Of the test's own file, also where the assertion is in another one.
    entries = getattr(getattr(report.longrepr, "reprtraceback", None), "reprentries", [])
    places = [getattr(entry, "reprfileloc", None) for entry in entries]
    own_places = [one.lineno for one in places if one is not None and from_root(one.path, root) == file]
    crash = getattr(report.longrepr, "reprcrash", None)
    if own_places:
        return own_places[-1]
    if crash is not None:
        return crash.lineno if from_root(crash.path, root) == file else None
    found = re.search("^{}:(\\d+): ".format(re.escape(file)), shown, re.M)
    return int(found[1]) if found else None

def own(text):
    # Of a file that cannot be imported: the error, then the project's lines that led to it.
    lines = text.split("\\n")
    named = lambda file: '  File "{}", line '.format(own_path(file[1]) or file[1])
    error = [re.sub('^  File "(.*)", line ', named, line[4:]) for line in lines if re.match("E(   |$)", line)]
    entries = [(re.match(r"(\\S.*):(\\d+): in ", line), code) for line, code in zip(lines, [*lines[1:], ""])]
    places = [place(entry[1], entry[2], code.strip()) for entry, code in entries if entry]
    return clip(joined("\\n".join(error), places) if error else text)

def emit(**event):
    global room
    if out is None:
        return
    line = (json.dumps(event) + "\\n").encode("utf-8", "replace")
    room -= len(line)
    if room > 0 or event["event"] == "done":
        try:
            os.write(out, line)
        except OSError:
            pass

def about(nodeid, location):
    path, line, _ = location
    nodeid = id_from_root(nodeid)
    file = nodeid.split("::")[0]
    # A test that a class inherits from another file has no line in its own.
    is_own = line is not None and from_root(path, rootdir) == file
    return {"id": nodeid, "file": file, "line": line + 1 if is_own else None}

def pytest_collection_finish(session):
    emit(event="expected", count=len(session.items))

def note_environment(text):
    # A host that starts this program has seldom activated the project's virtual environment.
    folder = os.path.join(root, ".venv")
    if os.path.realpath(folder) == os.path.realpath(sys.prefix):
        return
    if any(os.path.exists(os.path.join(folder, *program)) for program in (("bin", "pytest"), ("Scripts", "pytest.exe"))):
        missing = re.findall("ModuleNotFoundError: No module named '([^']+)'", text)
        if any(has_module(folder, name) for name in missing):
            text = "A module is missing in {}, whose pytest was run: PATH names it before the project's .venv."
            emit(event="note", message=text.format(sys.prefix))

def has_module(folder, name):
    # As a package, a file of Python or a compiled one.
    inner = os.path.join("site-packages", *map(glob.escape, name.split(".")))
    places = [os.path.join(glob.escape(folder), *above, inner) for above in (("lib", "python*"), ("Lib",))]
    return any(glob.glob(place + end) for place in places for end in ("", ".py", ".*.so", ".pyd", ".*.pyd"))

def pytest_collectreport(report):
    if report.failed:
        nodeid, text = id_from_root(report.nodeid), text_of(report)
        emit(event="end", id=nodeid, file=nodeid.split("::")[0], result="failed", message=own(text))
        if "ModuleNotFoundError" in text:
            note_environment(text)
    elif report.skipped:
        # A file that skips itself; a test that is skipped by a mark has a report of its own.
        nodeid = id_from_root(report.nodeid)
        emit(event="end", id=nodeid, file=nodeid.split("::")[0], result="skipped")

def pytest_keyboard_interrupt(excinfo):
    # By pytest.exit, from a test too.
    if excinfo.typename == "Exit" and str(excinfo.value):
        emit(event="note", message="pytest.exit was called: " + clip(str(excinfo.value)))

def pytest_runtest_logstart(nodeid, location):
    if is_worker:
        set_stack(True)
    emit(event="start", **about(nodeid, location))

def pytest_runtest_logfinish():
    if is_worker:
        set_stack(False)

def pytest_runtest_logreport(report):
    outcome = report.outcome
    # A subtest that passed is part of its test; one that failed or was skipped counts, as in pytest's own sum.
    is_part = report.when != "call" or "subtest" in type(report).__name__.lower()
    if out is None or (is_part and outcome == "passed"):
        return
    where, shown = about(report.nodeid, report.location), ""
    if outcome == "failed":
        shown = message(report)
        where["line"] = line_in(report, where["file"], shown) or where["line"]
        shown = subtest(report) + shown
    emit(event="end", **where, result=outcome, message=shown)

def pytest_sessionfinish(session, exitstatus):
    if int(exitstatus) in (0, 1, 5):
        emit(event="done")
`
