import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join, normalize} from 'node:path';

import postcss from 'postcss';
import {describe, it} from 'vitest';

/** Classes that the rules of a CSS module define, without global ones. */
function classesIn(file: string): ReadonlySet<string> {
  const classes = new Set<string>();
  postcss.parse(readFileSync(file, 'utf8')).walkRules(({selector}) => {
    const own = selector.replaceAll(/:global\([^)]*\)/g, '');
    for (const [, name] of own.matchAll(/\.([A-Za-z_][\w-]*)/g)) {
      classes.add(name ?? '');
    }
  });
  return classes;
}

/** Classes that TypeScript files take from a CSS module. */
interface Use {
  readonly file: string;
  readonly module: string;
  readonly classes: readonly string[];
  /** Whether a class is chosen by a computed name. */
  readonly isComputed: boolean;
}

function usesIn(file: string): readonly Use[] {
  const source = readFileSync(file, 'utf8');
  const imports = source.matchAll(
    /^import (\w+) from '([^']+\.module\.css)';$/gm,
  );
  return Array.from(imports, ([, name = '', path = '']) => ({
    file,
    module: path.startsWith('.')
      ? normalize(join(dirname(file), path))
      : path.replace('@site/', ''),
    classes: Array.from(
      source.matchAll(new RegExp(`(?<![\\w./])${name}\\.(\\w+)`, 'g')),
      ([, used = '']) => used,
    ),
    isComputed: new RegExp(`(?<![\\w./])${name}[[,)]`).test(source),
  }));
}

const files = readdirSync('src', {recursive: true, encoding: 'utf8'}).map(
  (path) => join('src', path),
);
const modules = new Map(
  files
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => [file, classesIn(file)]),
);
const uses = files.filter((file) => /\.tsx?$/.test(file)).flatMap(usesIn);

describe('CSS modules', () => {
  it('define every class that a component names', () => {
    const missing = uses.flatMap(({file, module, classes}) =>
      classes
        .filter((name) => !modules.get(module)?.has(name))
        .map((name) => `${file}: ${name} is not in ${module}`),
    );
    assert.deepEqual(missing, []);
  });

  it('define no class that no component names', () => {
    const unused = [...modules].flatMap(([module, classes]) => {
      const users = uses.filter((use) => use.module === module);
      const named = new Set(users.flatMap((use) => use.classes));
      return users.some(({isComputed}) => isComputed)
        ? []
        : [...classes]
            .filter((name) => !named.has(name))
            .map((name) => `${module}: ${name}`);
    });
    assert.deepEqual(unused, []);
  });
});
