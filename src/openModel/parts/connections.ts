import type {AmesimModel} from '../../amesimFile/model';
import {type Locale, text} from '../../i18n';
import {punctuation} from '../../i18n/punctuation';

/** A port of a component; ports are counted from 1, as in the titles of variables. */
interface End {
  readonly path: string;
  readonly port: number;
}

/** Two ports that are connected. */
export interface ConnectionRow {
  readonly from: End;
  readonly to: End;
  /** Type of the ports, as in the file. */
  readonly type: string;
  /** Submodel of the line between; empty for a plain connection. */
  readonly line: string;
}

/** Lists each connection once, at the component that the file names first. */
export function connectionRows({
  components,
  lines,
}: Pick<AmesimModel, 'components' | 'lines'>): readonly ConnectionRow[] {
  const endOf = (component: number, port: number) => ({
    path: components[component]?.path ?? '',
    port: port + 1,
  });
  return components.flatMap(({ports}, own) =>
    ports.flatMap(({type, connections}, port) =>
      connections
        .filter((to) => (to.component - own || to.port - port) > 0)
        .map((to) => {
          const name = to.line === undefined ? '' : lines[to.line]?.submodel;
          return {
            from: endOf(own, port),
            to: endOf(to.component, to.port),
            type,
            line: !name || name === 'DIRECT' ? '' : name,
          };
        }),
    ),
  );
}

/** Names a port of a component. */
export function endText({path, port}: End, locale: Locale): string {
  return text(`${path}, port ${port}`, `${path} 的端口 ${port}`)[locale];
}

/** Says what is connected with what. */
export function connectionText(
  {from, to, type, line}: ConnectionRow,
  locale: Locale,
): string {
  const kinds = [type, line].filter(Boolean).join(punctuation[locale].comma);
  const ends = `${endText(from, locale)} – ${endText(to, locale)}`;
  return kinds === ''
    ? ends
    : text(`${ends} (${kinds})`, `${ends}（${kinds}）`)[locale];
}
