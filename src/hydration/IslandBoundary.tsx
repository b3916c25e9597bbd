import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import {
  Component,
  type ComponentType,
  createRef,
  type ReactElement,
  type ReactNode,
} from 'react';

export interface IslandBoundaryProps {
  /** Names the island; no other one on the page has the name. */
  readonly name: string;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
}

type Nodes = readonly ChildNode[];

/** The server's HTML of an island, while the page is not hydrated yet. */
function serverNodes(name: string): Nodes {
  const island =
    ExecutionEnvironment.canUseDOM &&
    document.documentElement.dataset.hasHydrated !== 'true' &&
    document.querySelector(`[data-island="${name}"]`);
  return island ? [...island.childNodes] : [];
}

/**
 * Keeps an error in one part from breaking the whole page. The HTML that the
 * part showed last, at first that of the server, stays without React: its text
 * and its links work, its controls are disabled.
 */
export class IslandBoundary extends Component<
  IslandBoundaryProps,
  State,
  Nodes
> {
  override state: State = {hasFailed: false};
  readonly frame = createRef<HTMLDivElement>();
  initial: Nodes = serverNodes(this.props.name);

  static getDerivedStateFromError(): State {
    return {hasFailed: true};
  }

  override componentDidMount(): void {
    this.restore(this.initial);
    // A reference would keep replaced HTML in memory.
    this.initial = [];
  }

  override getSnapshotBeforeUpdate(): Nodes {
    return [...(this.frame.current?.childNodes ?? [])];
  }

  override componentDidUpdate(
    _props: IslandBoundaryProps,
    previous: State,
    shown: Nodes,
  ): void {
    if (!previous.hasFailed) {
      this.restore(shown);
    }
  }

  /** Puts nodes that React has removed back, once the island has failed. */
  restore(nodes: Nodes): void {
    const frame = this.frame.current;
    if (!this.state.hasFailed || !frame) {
      return;
    }
    frame.replaceChildren(...nodes);
    for (const control of frame.querySelectorAll(
      'button, input, select, textarea',
    )) {
      control.setAttribute('disabled', '');
    }
    // An open dialog could not be closed any more.
    frame.querySelector('dialog')?.remove();
  }

  override render(): ReactNode {
    const {name, children} = this.props;
    const {hasFailed} = this.state;
    return (
      <>
        <div data-island={name} ref={this.frame}>
          {!hasFailed && children}
        </div>
        {hasFailed && (
          <p className="alert alert--warning" role="alert">
            {translate({
              id: 'site.island.failed',
              message:
                'This part of the page has failed: its controls do not work. Load the page again to use them.',
              description: 'Shown below a part of the page that threw an error',
            })}
          </p>
        )}
      </>
    );
  }
}

/** Makes an island with an error boundary of a component. */
export function asIsland<Props extends object>(
  name: string,
  Part: ComponentType<Props>,
): (props: Props) => ReactElement {
  return function Island(props) {
    return (
      <IslandBoundary name={name}>
        <Part {...props} />
      </IslandBoundary>
    );
  };
}
