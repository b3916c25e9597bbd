#!/usr/bin/env python3
"""Rename many files by one rule: preview, checks, two phases, undo.

    python batch_rename.py PATTERN REPLACEMENT PATH...   preview
    python batch_rename.py PATTERN REPLACEMENT PATH... --apply
    python batch_rename.py --undo LOG [--apply]

PATTERN is a regular expression. In REPLACEMENT, \\1 and \\g<name> are groups of
the pattern, {n:03d} is a counter in natural order, {1:03d} is group 1 as a
number of fixed width. Needs Python 3.8 or newer and its standard library.

Exit codes: 0 done, 1 refused by a check, 2 wrong use, 3 nothing to rename,
4 failed and rolled back, 5 failed and only partly rolled back.
"""

from __future__ import annotations

import argparse
import contextlib
import datetime
import errno
import glob
import json
import locale
import os
import re
import secrets
import signal
import sys
import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import Dict, Iterable, List, Optional, Sequence, Tuple

DONE, REFUSED, WRONG_USE, NOTHING, ROLLED_BACK, INCOMPLETE = range(6)

LOG_NAME = "batch_rename_log_"
ILLEGAL = re.compile(r'[<>:"/\\|?*\x00-\x1f]')
RESERVED = {"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"} | {
    device + digit for device in ("COM", "LPT") for digit in "123456789¹²³"
}
# NAME.ame and the unpacked NAME_.data, NAME_.results.1 and so on beside it.
MODEL_FILE = re.compile(r"\.ame$|._\.", re.IGNORECASE)
FIELD = re.compile(r"\{\{|\}\}|\{(\w+)(?::(0?\d*d))?\}")

TEXTS: Dict[str, Dict[str, str]] = {
    "en": {
        "about": "Renames many files by one rule. Shows a preview unless --apply is given.",
        "help_pattern": "regular expression, searched for in each file name; write a leading - as [-]",
        "help_replacement": r"new text: \1 is a group, {n:03d} a counter, {1:03d} group 1 as a number",
        "help_paths": "files or wildcards; or only folders, for the files in them",
        "help_list": "read further paths from this UTF-8 file, one a line",
        "help_apply": "rename; without it nothing is changed",
        "help_undo": "take back the renames recorded in LOG",
        "help_log": "where to write the log (default: beside the first file)",
        "help_start": "first value of the counter (default: 1)",
        "help_step": "step of the counter (default: 1)",
        "help_keep": "leave the last extension out of the rule",
        "help_ignore": "let the pattern ignore upper and lower case",
        "help_models": "rename Amesim model files (.ame) and their side files (NAME_.*) too",
        "help_lang": "language of the messages",
        "exit_codes": "exit codes: 0 done, 1 refused by a check, 2 wrong use, 3 nothing to rename, 4 failed and rolled back, 5 failed and only partly rolled back",
        "need_rule": "give a pattern, a replacement and at least one path, or --undo LOG",
        "undo_alone": "--undo takes no pattern, replacement or path",
        "not_found": "not found: {name}",
        "bad_pattern": "the pattern is not a regular expression: {error}",
        "bad_rule": "the rule does not work for {name}: {error}",
        "no_field": "there is no group for {{{field}}}",
        "no_number": '"{value}" is not a number for {field}',
        "bad_log": "{name} is not a log of this script",
        "undone": "{name} has been undone already",
        "nothing": "nothing to rename",
        "in_folder": "in {name}:",
        "summary": "{count} to rename",
        "preview": "Preview: nothing has been changed. Add --apply to rename.",
        "applied": "{count} renamed. Log: {log}",
        "refused": "Refused: nothing has been changed.",
        "empty": "{old}: the new name is empty",
        "illegal": '{old}: "{new}" has a character that Windows forbids',
        "trailing": '{old}: "{new}" ends in a dot or a space',
        "reserved": '{old}: "{new}" is a name that Windows keeps for devices',
        "long_name": '{old}: "{new}" is longer than 255 characters',
        "long_path": "warning: {new}: the path is longer than 259 characters",
        "model": "{old}: belongs to an Amesim model; use Save as, or --allow-model-files",
        "to_model": '{old}: "{new}" looks like a file of an Amesim model; --allow-model-files permits it',
        "same": '{old}: "{new}" is also the new name of {other}',
        "occupied": '{old}: "{new}" exists already',
        "missing": "{old}: is not there any more",
        "failed": "Failed: {error}",
        "rolled_back": "Every name is as it was before.",
        "stuck": "not rolled back: {at} was {old}",
        "keep_log": "Set right what stands in the way, then use --undo {log}",
    },
    "zh": {
        "about": "按一条规则批量重命名文件。不加 --apply 时只预览。",
        "help_pattern": "正则表达式，在每个文件名中查找；以 - 开头时写成 [-]",
        "help_replacement": r"替换文本：\1 是分组，{n:03d} 是计数器，{1:03d} 把第 1 组当作数字",
        "help_paths": "文件或通配符；若只给文件夹，则指其中的文件",
        "help_list": "再从这个 UTF-8 文件读取路径，每行一个",
        "help_apply": "执行重命名；不加则什么也不改",
        "help_undo": "撤销 LOG 中记录的重命名",
        "help_log": "日志写到哪里（默认：第一个文件旁边）",
        "help_start": "计数器的初值（默认 1）",
        "help_step": "计数器的步长（默认 1）",
        "help_keep": "规则不作用于最后一个扩展名",
        "help_ignore": "匹配时不分大小写",
        "help_models": "也重命名 Amesim 模型文件（.ame）和附属文件（NAME_.*）",
        "help_lang": "提示信息的语言",
        "exit_codes": "退出码：0 完成，1 检查未通过，2 用法错误，3 没有可改的名字，4 失败并已回滚，5 失败且只回滚了一部分",
        "need_rule": "请给出模式、替换文本和至少一个路径，或者 --undo LOG",
        "undo_alone": "--undo 不能与模式、替换文本或路径同用",
        "not_found": "找不到：{name}",
        "bad_pattern": "模式不是正确的正则表达式：{error}",
        "bad_rule": "规则不适用于 {name}：{error}",
        "no_field": "没有与 {{{field}}} 对应的分组",
        "no_number": "“{value}”不是数字，不能用于 {field}",
        "bad_log": "{name} 不是本脚本的日志",
        "undone": "{name} 已经撤销过了",
        "nothing": "没有可改的名字",
        "in_folder": "文件夹 {name}：",
        "summary": "共 {count} 个待重命名",
        "preview": "这是预览，什么也没改。加上 --apply 才会执行。",
        "applied": "已重命名 {count} 个。日志：{log}",
        "refused": "已拒绝：什么也没改。",
        "empty": "{old}：新名字是空的",
        "illegal": "{old}：“{new}”含有 Windows 不允许的字符",
        "trailing": "{old}：“{new}”以句点或空格结尾",
        "reserved": "{old}：“{new}”是 Windows 留给设备的名字",
        "long_name": "{old}：“{new}”超过 255 个字符",
        "long_path": "警告：{new}：路径超过 259 个字符",
        "model": "{old}：属于某个 Amesim 模型；请用“另存为”，或加 --allow-model-files",
        "to_model": "{old}：“{new}”像是 Amesim 模型的文件；加 --allow-model-files 才允许",
        "same": "{old}：“{new}”同时也是 {other} 的新名字",
        "occupied": "{old}：“{new}”已经存在",
        "missing": "{old}：已经不在了",
        "failed": "失败：{error}",
        "rolled_back": "所有名字都已恢复原样。",
        "stuck": "未能回滚：{at} 原名 {old}",
        "keep_log": "排除障碍后，用 --undo {log} 恢复",
    },
}


class Complaint(Exception):
    """A message of TEXTS with its values; reported without a traceback."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


class RenameFailed(Complaint):
    """Carries the files that could not be brought back, and where they are."""

    def __init__(self, reason: str, left_at: Dict[Move, Path]) -> None:
        super().__init__("failed", error=reason)
        self.left_at = left_at


@dataclass(frozen=True)
class Move:
    """One file, the name it bears between the phases, and its new name."""

    old: Path
    waiting_name: str
    new_name: str

    @property
    def waiting(self) -> Path:
        return self.old.parent / self.waiting_name

    @property
    def new(self) -> Path:
        """Only for a name that has passed the checks."""
        return self.old.parent / self.new_name


def moves_to(targets: Iterable[Tuple[Path, str]]) -> List[Move]:
    """Adds the temporary names, which no other file bears."""
    token = secrets.token_hex(4)
    return [
        Move(old, f".~{token}-{index}.tmp", name)
        for index, (old, name) in enumerate(targets)
    ]


@dataclass(frozen=True)
class Rule:
    pattern: "re.Pattern[str]"
    replacement: str
    keep_extension: bool

    def subject(self, name: str) -> Tuple[str, str]:
        """Splits a name into the part that the rule sees and the rest."""
        return os.path.splitext(name) if self.keep_extension else (name, "")

    def matches(self, name: str) -> bool:
        return self.pattern.search(self.subject(name)[0]) is not None

    def apply(self, name: str, number: int) -> str:
        text, rest = self.subject(name)
        parts: List[str] = []
        position = 0
        for match in self.pattern.finditer(text):
            # ".*" also matches the nothing behind the whole name: once is enough.
            if match.end() == match.start() == position > 0:
                continue
            parts += [text[position : match.start()], self.fill(match, number)]
            position = match.end()
        return "".join(parts) + text[position:] + rest

    def fill(self, match: "re.Match[str]", number: int) -> str:
        parts: List[str] = []
        position = 0
        for field in FIELD.finditer(self.replacement):
            parts.append(match.expand(self.replacement[position : field.start()]))
            parts.append(field_value(field, match, number))
            position = field.end()
        return "".join(parts) + match.expand(self.replacement[position:])


def field_value(
    field: "re.Match[str]", match: "re.Match[str]", number: int
) -> str:
    """Gives the text of {n}, {n:03d}, {1:03d}, {name} or a doubled brace."""
    name, width = field.group(1), field.group(2)
    if name is None:
        return field.group()[0]
    if name == "n":
        value = str(number)
    else:
        try:
            value = match.group(int(name) if name.isdecimal() else name) or ""
        except IndexError:
            raise Complaint("no_field", field=name) from None
    if not width:
        return value
    try:
        return format(int(value), width)
    except ValueError:
        raise Complaint("no_number", value=value, field=field.group()) from None


def natural_key(path: Path) -> Tuple[List[object], str]:
    """Sorts 2 before 10: runs of digits count as numbers."""
    pieces = re.split(r"([0-9]+)", str(path).lower())
    return [int(p) if i % 2 else p for i, p in enumerate(pieces)], str(path)


def same_name_key(name: str) -> str:
    """Equal for names that Windows or macOS take for the same file."""
    return unicodedata.normalize("NFC", name).lower()


def find_files(texts: Iterable[str]) -> List[Path]:
    """Lists the files meant by paths, folders and wildcards, each once."""
    paths: List[Path] = []
    for text in texts:
        hits = [text] if os.path.lexists(text) else glob.glob(text)
        if not hits:
            raise Complaint("not_found", name=text)
        paths += [Path(os.path.abspath(hit)) for hit in hits]
    files = [path for path in paths if not path.is_dir()]
    if not files:
        files = [file for folder in paths for file in visible_files(folder)]
    unique = {os.path.normcase(str(file)): file for file in files}
    return sorted(unique.values(), key=natural_key)


def visible_files(folder: Path) -> List[Path]:
    return [
        file
        for file in folder.iterdir()
        if file.is_file() and not file.name.startswith((".", LOG_NAME))
    ]


def plan_moves(
    files: Sequence[Path], rule: Rule, start: int, step: int
) -> List[Move]:
    """Gives every file whose name the rule changes its new name."""
    targets: List[Tuple[Path, str]] = []
    number = start
    for file in files:
        if not rule.matches(file.name):
            continue
        try:
            name = rule.apply(file.name, number)
        except (re.error, IndexError) as error:
            raise Complaint("bad_rule", name=file.name, error=error) from None
        number += step
        if name != file.name:
            targets.append((file, name))
    return moves_to(targets)


def name_problem(name: str) -> Optional[str]:
    """Checks one name by the rules of Windows, on every system."""
    if not name:
        return "empty"
    if ILLEGAL.search(name):
        return "illegal"
    if name[-1] in ". ":
        return "trailing"
    if name.split(".")[0].rstrip(" ").upper() in RESERVED:
        return "reserved"
    if len(name.encode("utf-16-le", "surrogatepass")) // 2 > 255:
        return "long_name"
    return None


def name_problems(moves: Sequence[Move], allow_models: bool) -> List[Complaint]:
    problems: List[Complaint] = []
    for move in moves:
        old, new = move.old.name, move.new_name
        problem = name_problem(new)
        if problem:
            problems.append(Complaint(problem, old=old, new=new))
        elif not allow_models and MODEL_FILE.search(old):
            problems.append(Complaint("model", old=old))
        elif not allow_models and MODEL_FILE.search(new):
            problems.append(Complaint("to_model", old=old, new=new))
    return problems


def collisions(moves: Sequence[Move]) -> List[Complaint]:
    """Finds new names that meet each other or a file that stays."""
    problems: List[Complaint] = []
    leaving = {os.path.normcase(str(move.old)) for move in moves}
    staying = {
        (folder, same_name_key(name))
        for folder in {move.old.parent for move in moves}
        for name in os.listdir(folder)
        if os.path.normcase(str(folder / name)) not in leaving
    }
    taken: Dict[Tuple[Path, str], Move] = {}
    for move in moves:
        key = (move.old.parent, same_name_key(move.new_name))
        values = {"old": move.old.name, "new": move.new_name}
        if key in staying:
            problems.append(Complaint("occupied", **values))
        elif key in taken:
            other = taken[key].old.name
            problems.append(Complaint("same", other=other, **values))
        taken.setdefault(key, move)
    return problems


class Log:
    """The JSON file from which --undo takes the names back."""

    def __init__(self, path: Path, moves: Sequence[Move]) -> None:
        self.path = path
        self.moves = moves

    def write(self, phase: str, left_at: Optional[Dict[Move, Path]] = None) -> None:
        entries = [
            {"old": str(move.old), "waiting": str(move.waiting), "new": str(move.new)}
            for move in self.moves
        ]
        for move, entry in zip(self.moves, entries):
            if left_at is not None:
                entry["at"] = str(left_at.get(move, move.old))
        data = {"tool": "batch_rename", "version": 1, "phase": phase, "files": entries}
        write_json(self.path, data)

    def remove(self) -> None:
        if self.path.exists():
            self.path.unlink()


def write_json(path: Path, data: object) -> None:
    """Replaces the file in one go: a crash leaves the old or the new text."""
    text = json.dumps(data, ensure_ascii=False, indent=2) + "\n"
    draft = path.with_name(path.name + ".part")
    draft.write_text(text, encoding="utf-8", errors="surrogatepass")
    os.replace(draft, path)


def free_log_path(folder: Path) -> Path:
    stamp = datetime.datetime.now().strftime("%Y%m%d-%H%M%S")
    path = folder / f"{LOG_NAME}{stamp}.json"
    number = 2
    while path.exists():
        path = folder / f"{LOG_NAME}{stamp}-{number}.json"
        number += 1
    return path


Step = Tuple[Move, Path, Path]


def rename(move: Move, source: Path, target: Path, steps: List[Step]) -> None:
    # On Linux and macOS a rename silently replaces what stands at the target.
    if os.path.lexists(target):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
    # Noted first: Ctrl+C may come between the rename and the line after it.
    steps.append((move, source, target))
    try:
        os.rename(source, target)
    except OSError:
        steps.pop()
        raise


def execute(moves: Sequence[Move], log: Log) -> None:
    """Renames in two phases, so that swaps and changes of case work.

    Raises RenameFailed after rolling back.
    """
    steps: List[Step] = []
    try:
        log.write("1")
        for move in moves:
            rename(move, move.old, move.waiting, steps)
        log.write("2")
        for move in moves:
            rename(move, move.waiting, move.new, steps)
        log.write("done")
    except (OSError, KeyboardInterrupt) as error:
        left_at = roll_back(steps)
        # The disk may be the trouble: say what stayed even without a log.
        with contextlib.suppress(OSError):
            if left_at:
                log.write("failed", left_at)
            else:
                log.remove()
        raise RenameFailed(str(error) or type(error).__name__, left_at) from error


def roll_back(steps: Sequence[Step]) -> Dict[Move, Path]:
    """Takes the steps back, last first; returns what stayed, and where."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    left_at: Dict[Move, Path] = {}
    for move, source, target in reversed(steps):
        if os.path.lexists(source) and not os.path.lexists(target):
            continue
        try:
            rename(move, target, source, [])
        except OSError:
            left_at.setdefault(move, target)
    return left_at


def read_log(path: Path) -> Tuple[Dict[str, object], List[Move]]:
    """Plans the way back from a finished, failed or interrupted run."""
    try:
        data = json.loads(path.read_text(encoding="utf-8", errors="surrogatepass"))
        if (data["tool"], data["version"]) != ("batch_rename", 1):
            raise ValueError
        phase = data["phase"]
        places = [
            (place_in(phase, entry), Path(entry["old"])) for entry in data["files"]
        ]
    except (OSError, ValueError, KeyError, TypeError):
        raise Complaint("bad_log", name=path) from None
    if phase == "undone":
        raise Complaint("undone", name=path)
    return data, moves_to((at, old.name) for at, old in places if at != old)


def place_in(phase: str, entry: Dict[str, str]) -> Path:
    """Where a run that ended in this phase left the file."""
    if phase in ("1", "2") and os.path.lexists(entry["waiting"]):
        return Path(entry["waiting"])
    ends = {"1": "old", "2": "new", "done": "new", "failed": "at", "undone": "old"}
    return Path(entry[ends[phase]])


class Session:
    """Speaks one language and carries one plan from preview to result."""

    def __init__(self, language: str) -> None:
        self.texts = TEXTS[language]

    def text(self, key: str, **values: object) -> str:
        return self.texts[key].format(**values)

    def complain(self, complaint: Complaint) -> None:
        print(self.text(complaint.key, **complaint.values), file=sys.stderr)

    def preview(self, moves: Sequence[Move]) -> None:
        folder = None
        for move in moves:
            if move.old.parent != folder:
                folder = move.old.parent
                print(self.text("in_folder", name=folder))
            print(f"  {move.old.name}  ->  {move.new_name}")
            if len(f"{folder}{os.sep}{move.new_name}") > 259:
                self.complain(Complaint("long_path", new=move.new_name))
        print(self.text("summary", count=len(moves)))

    def run(
        self,
        moves: Sequence[Move],
        problems: Sequence[Complaint],
        apply: bool,
        log_path: Optional[Path],
    ) -> int:
        if not moves:
            print(self.text("nothing"))
            return NOTHING
        self.preview(moves)
        for problem in problems:
            self.complain(problem)
        if problems:
            print(self.text("refused"), file=sys.stderr)
            return REFUSED
        if not apply:
            print(self.text("preview"))
            return DONE
        log = Log(log_path or free_log_path(moves[0].old.parent), moves)
        try:
            execute(moves, log)
        except RenameFailed as failure:
            return self.report_failure(failure, log)
        print(self.text("applied", count=len(moves), log=log.path))
        return DONE

    def report_failure(self, failure: RenameFailed, log: Log) -> int:
        self.complain(failure)
        for move, path in failure.left_at.items():
            self.complain(Complaint("stuck", at=path, old=move.old))
        if failure.left_at:
            self.complain(Complaint("keep_log", log=log.path))
            return INCOMPLETE
        self.complain(Complaint("rolled_back"))
        return ROLLED_BACK

    def rename_files(self, options: argparse.Namespace) -> int:
        flags = re.IGNORECASE if options.ignore_case else 0
        try:
            pattern = re.compile(options.pattern, flags)
        except re.error as error:
            raise Complaint("bad_pattern", error=error) from None
        rule = Rule(pattern, options.replacement, options.keep_extension)
        files = find_files(options.paths)
        moves = plan_moves(files, rule, options.start, options.step)
        problems = name_problems(moves, options.allow_model_files)
        return self.run(moves, problems or collisions(moves), options.apply, options.log)

    def undo(self, options: argparse.Namespace) -> int:
        data, moves = read_log(options.undo)
        missing = [
            Complaint("missing", old=move.old)
            for move in moves
            if not os.path.lexists(move.old)
        ]
        problems = missing or collisions(moves)
        code = self.run(moves, problems, options.apply, options.log)
        if code == DONE and options.apply:
            write_json(options.undo, {**data, "phase": "undone"})
        return code


def system_language() -> str:
    """zh on a Chinese system, en elsewhere."""
    names = [os.environ.get(key) for key in ("LC_ALL", "LC_MESSAGES", "LANG")]
    if not any(names):
        try:
            locale.setlocale(locale.LC_CTYPE, "")
        except locale.Error:
            pass
        names = [locale.getlocale()[0]]
    name = next(filter(None, names), "")
    return "zh" if name.lower().startswith(("zh", "chinese")) else "en"


def chosen_language(arguments: Sequence[str]) -> str:
    """Reads --lang ahead of the rest: the help is in that language too."""
    reader = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    reader.add_argument("--lang")
    language = reader.parse_known_args(arguments)[0].lang
    return language if language in TEXTS else system_language()


def parser_in(texts: Dict[str, str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=texts["about"], epilog=texts["exit_codes"]
    )
    add = parser.add_argument
    add("pattern", nargs="?", metavar="PATTERN", help=texts["help_pattern"])
    add("replacement", nargs="?", metavar="REPLACEMENT", help=texts["help_replacement"])
    add("paths", nargs="*", metavar="PATH", help=texts["help_paths"])
    add("--from-list", type=Path, metavar="FILE", help=texts["help_list"])
    add("--apply", action="store_true", help=texts["help_apply"])
    add("--undo", type=Path, metavar="LOG", help=texts["help_undo"])
    add("--log", type=Path, metavar="LOG", help=texts["help_log"])
    add("--start", type=int, default=1, metavar="N", help=texts["help_start"])
    add("--step", type=int, default=1, metavar="N", help=texts["help_step"])
    add("--keep-extension", action="store_true", help=texts["help_keep"])
    add("--ignore-case", action="store_true", help=texts["help_ignore"])
    add("--allow-model-files", action="store_true", help=texts["help_models"])
    add("--lang", choices=sorted(TEXTS), help=texts["help_lang"])
    return parser


def main(arguments: Optional[Sequence[str]] = None) -> int:
    arguments = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdout, sys.stderr):
        # A name that the console cannot show must not stop the script.
        getattr(stream, "reconfigure", lambda **_: None)(errors="backslashreplace")
    language = chosen_language(arguments)
    session = Session(language)
    parser = parser_in(TEXTS[language])
    options = parser.parse_intermixed_args(arguments)
    try:
        if options.undo:
            if options.pattern is not None or options.from_list:
                parser.error(session.text("undo_alone"))
            return session.undo(options)
        if options.from_list:
            lines = options.from_list.read_text(encoding="utf-8-sig").splitlines()
            options.paths += [line.strip() for line in lines if line.strip()]
        if options.replacement is None or not options.paths:
            parser.error(session.text("need_rule"))
        return session.rename_files(options)
    except Complaint as complaint:
        session.complain(complaint)
        return WRONG_USE
    except OSError as error:
        session.complain(Complaint("failed", error=error))
        return WRONG_USE


if __name__ == "__main__":
    sys.exit(main())
