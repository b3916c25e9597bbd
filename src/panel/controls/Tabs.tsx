import type {KeyboardEvent, ReactNode} from 'react';
import {useId, useState} from 'react';

import {isPlainKey} from '../../components/base/plainInput';
import {type LocalizedText, text} from '../../i18n';
import {usePanelValues} from '../context';
import {Batch, Compare, DataTables, Sensitivity, Solver} from '../lazyParts';
import {OfRun} from '../OfRun';
import styles from '../styles.lazy.module.css';
import {Parameters} from './Parameters';
import {Units} from './Units';

/** The tools of a panel, in the order of their tabs. */
export type Tool =
  | 'parameters'
  | 'compare'
  | 'batch'
  | 'sensitivity'
  | 'solver'
  | 'table';

interface Tab {
  readonly id: Tool;
  readonly name: LocalizedText;
  readonly content: () => ReactNode;
  /** Whether it keeps what the reader has entered while another one is open. */
  readonly isKept?: boolean;
}

const TABS: readonly Tab[] = [
  {
    id: 'parameters',
    name: text('Parameters', '参数'),
    content: () => (
      <>
        <Parameters />
        <Units />
      </>
    ),
  },
  {
    id: 'compare',
    name: text('Compare with my run', '与我的结果对比'),
    content: () => <Compare />,
    isKept: true,
  },
  {
    id: 'batch',
    name: text('Batch', '批处理'),
    content: () => <Batch />,
  },
  {
    id: 'sensitivity',
    name: text('What matters', '参数影响'),
    content: () => <Sensitivity />,
  },
  {
    id: 'solver',
    name: text('Solver', '求解过程'),
    content: () => <Solver />,
  },
  {
    id: 'table',
    name: text('Table', '数据表'),
    content: () => <DataTables />,
  },
];

/** The keys that move between the tabs, with how far. */
const MOVES: Readonly<Record<string, (index: number, last: number) => number>> =
  {
    ArrowRight: (index, last) => (index < last ? index + 1 : 0),
    ArrowLeft: (index, last) => (index > 0 ? index - 1 : last),
    Home: () => 0,
    End: (_, last) => last,
  };

export interface TabsProps {
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
}

/** All parameters and the tools of a model, one at a time. */
export function Tabs({tool, onTool}: TabsProps): ReactNode {
  const {model, locale} = usePanelValues();
  const id = useId();
  const [opened, setOpened] = useState<ReadonlySet<Tool>>(new Set([tool]));
  if (!opened.has(tool)) {
    setOpened(new Set([...opened, tool]));
  }
  // Fields show what is typed at once, the tools what the run gives.
  const contentOf = ({id: each, content}: Tab) =>
    each === 'parameters' ? content() : <OfRun>{content()}</OfRun>;
  const shown = TABS.filter(
    (each) => each.id !== 'sensitivity' || model.scalars !== undefined,
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = shown.findIndex((each) => each.id === tool);
    const next = shown[MOVES[event.key]?.(index, shown.length - 1) ?? -1];
    if (next && isPlainKey(event)) {
      event.preventDefault();
      onTool(next.id);
      document.getElementById(`${id}${next.id}`)?.focus();
    }
  };
  return (
    <>
      <div role="tablist" className={styles.tabs}>
        {shown.map((each) => (
          <button
            key={each.id}
            id={id + each.id}
            type="button"
            role="tab"
            aria-selected={each.id === tool}
            aria-controls={`${id}${each.id}-panel`}
            tabIndex={each.id === tool ? 0 : -1}
            onClick={() => onTool(each.id)}
            onKeyDown={onKeyDown}
          >
            {each.name[locale]}
          </button>
        ))}
      </div>
      {shown.map((each) => (
        <div
          key={each.id}
          id={`${id}${each.id}-panel`}
          role="tabpanel"
          aria-labelledby={id + each.id}
          className={styles.tool}
          hidden={each.id !== tool}
        >
          {(each.id === tool || (each.isKept && opened.has(each.id))) &&
            contentOf(each)}
        </div>
      ))}
    </>
  );
}
