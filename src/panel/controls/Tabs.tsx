import {translate} from '@docusaurus/Translate';
import type {KeyboardEvent, ReactNode} from 'react';
import {useId, useState} from 'react';

import {usePanelValues} from '../context';
import {Batch, Compare, DataTables, Sensitivity, Solver} from '../lazyParts';
import styles from '../styles.lazy.module.css';
import {Parameters} from './Parameters';
import {Units} from './Units';

/** The tools of a panel, in the order of their tabs. */
export type Tool =
  'parameters' | 'compare' | 'batch' | 'sensitivity' | 'solver' | 'table';

interface Tab {
  readonly id: Tool;
  readonly name: string;
  readonly content: () => ReactNode;
  /** Whether it keeps what the reader has entered while another one is open. */
  readonly isKept?: boolean;
}

function tabs(): readonly Tab[] {
  return [
    {
      id: 'parameters',
      name: translate({
        id: 'simulation.parameters',
        message: 'Parameters',
        description: 'Tab with all parameters of a model',
      }),
      content: () => (
        <>
          <Parameters />
          <Units />
        </>
      ),
    },
    {
      id: 'compare',
      name: translate({
        id: 'simulation.more.compare',
        message: 'Compare with my run',
        description: 'Opens the comparison with a result of the reader',
      }),
      content: () => <Compare />,
      isKept: true,
    },
    {
      id: 'batch',
      name: translate({
        id: 'simulation.more.batch',
        message: 'Batch',
        description: 'Opens the form of a batch run',
      }),
      content: () => <Batch />,
    },
    {
      id: 'sensitivity',
      name: translate({
        id: 'simulation.more.sensitivity',
        message: 'What matters',
        description: 'Opens the comparison of all parameters',
      }),
      content: () => <Sensitivity />,
    },
    {
      id: 'solver',
      name: translate({
        id: 'simulation.behind',
        message: 'Solver',
        description: 'Opens what the solver did in a run',
      }),
      content: () => <Solver />,
    },
    {
      id: 'table',
      name: translate({
        id: 'simulation.data',
        message: 'Table',
        description: 'Opens the curves as numbers',
      }),
      content: () => <DataTables />,
    },
  ];
}

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
  const {model} = usePanelValues();
  const id = useId();
  const [opened, setOpened] = useState<ReadonlySet<Tool>>(new Set([tool]));
  if (!opened.has(tool)) {
    setOpened(new Set([...opened, tool]));
  }
  const shown = tabs().filter(
    (each) => each.id !== 'sensitivity' || model.scalars !== undefined,
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = shown.findIndex((each) => each.id === tool);
    const next = shown[MOVES[event.key]?.(index, shown.length - 1) ?? -1];
    if (next) {
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
            {each.name}
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
            each.content()}
        </div>
      ))}
    </>
  );
}
