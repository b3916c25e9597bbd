import {translate} from '@docusaurus/Translate';

import type {Domain, Verdict} from '../../base/componentDrawings';
import type {Grade} from './ports';

const VERDICTS = [
  'connects',
  'types-differ',
  'both-efforts',
  'both-flows',
  'both-outputs',
  'both-inputs',
] as const satisfies readonly Verdict[];

/** The answers to choose from, with their labels. */
export function answers(): readonly (readonly [Verdict, string])[] {
  const labels: Readonly<Record<Verdict, string>> = {
    connects: translate({
      id: 'portPuzzle.answer.connects',
      message: 'Yes: each gives what the other needs.',
      description: 'Answer of the port puzzle',
    }),
    'types-differ': translate({
      id: 'portPuzzle.answer.types',
      message: 'No: the ports are of different types.',
      description: 'Answer of the port puzzle',
    }),
    'both-efforts': translate({
      id: 'portPuzzle.answer.efforts',
      message: 'No: both give the temperature or the pressure.',
      description: 'Answer of the port puzzle',
    }),
    'both-flows': translate({
      id: 'portPuzzle.answer.flows',
      message: 'No: both give a flow or a heat flow rate.',
      description: 'Answer of the port puzzle',
    }),
    'both-outputs': translate({
      id: 'portPuzzle.answer.outputs',
      message: 'No: both are outputs of a signal.',
      description: 'Answer of the port puzzle',
    }),
    'both-inputs': translate({
      id: 'portPuzzle.answer.inputs',
      message: 'No: both are inputs of a signal.',
      description: 'Answer of the port puzzle',
    }),
  };
  return VERDICTS.map((verdict) => [verdict, labels[verdict]]);
}

function connectionReason(domain: Domain): string {
  switch (domain) {
    case 'signal':
      return translate({
        id: 'portPuzzle.connects.signal',
        message: 'An output gives the signal, an input takes it.',
        description: 'Why two signal ports connect',
      });
    case 'thermal':
      return translate({
        id: 'portPuzzle.connects.thermal',
        message: 'One gives the temperature, the other the heat flow rate.',
        description: 'Why two thermal ports connect',
      });
    case 'thermal-hydraulic':
      return translate({
        id: 'portPuzzle.connects.fluid',
        message:
          'One gives pressure and temperature, the other the two flow rates.',
        description: 'Why two thermal-hydraulic ports connect',
      });
    case 'hydraulic':
      return translate({
        id: 'portPuzzle.connects.oil',
        message: 'One gives the pressure, the other the flow rate.',
        description: 'Why two hydraulic ports connect',
      });
  }
}

function effortConflict(domain: Domain): string {
  return domain === 'thermal'
    ? translate({
        id: 'portPuzzle.efforts.thermal',
        message:
          'Both give a temperature, and no component computes the heat flow rate. Put a resistance between them.',
        description: 'Why two thermal ports do not connect',
      })
    : translate({
        id: 'portPuzzle.efforts.fluid',
        message:
          'Both give a pressure, and no component computes the flow rate. Put a resistance between them.',
        description: 'Why two thermal-hydraulic ports do not connect',
      });
}

function flowConflict(domain: Domain): string {
  return domain === 'thermal'
    ? translate({
        id: 'portPuzzle.flows.thermal',
        message:
          'Both give a heat flow rate, and no component computes the temperature. Put a capacity between them.',
        description: 'Why two thermal ports do not connect',
      })
    : translate({
        id: 'portPuzzle.flows.fluid',
        message:
          'Both give a flow, and no component computes the pressure. Put a node between them.',
        description: 'Why two thermal-hydraulic ports do not connect',
      });
}

/** Explains why two ports connect or don't; the domain is that of the first one. */
export function explain(verdict: Verdict, domain: Domain): string {
  switch (verdict) {
    case 'connects':
      return connectionReason(domain);
    case 'both-efforts':
      return effortConflict(domain);
    case 'both-flows':
      return flowConflict(domain);
    case 'types-differ':
      return translate({
        id: 'portPuzzle.types',
        message:
          'The two ports have different variables. A component that belongs to both libraries has to be put between them.',
        description: 'Why ports of two libraries do not connect',
      });
    case 'both-outputs':
      return translate({
        id: 'portPuzzle.outputs',
        message: 'Both give a signal, and neither receives one.',
        description: 'Why two signal ports do not connect',
      });
    case 'both-inputs':
      return translate({
        id: 'portPuzzle.inputs',
        message: 'Both receive a signal, and neither gives one.',
        description: 'Why two signal ports do not connect',
      });
  }
}

/** The first sentence of the feedback on an answer. */
export function feedbackOn(grade: Grade, verdict: Verdict): string {
  if (grade === 'right') {
    return translate({
      id: 'portPuzzle.right',
      message: 'Right.',
      description: 'Said about an answer of the port puzzle',
    });
  }
  if (grade === 'other-reason') {
    return translate({
      id: 'portPuzzle.otherReason',
      message: 'Correct, they don’t connect, but for another reason.',
      description: 'Said about an answer of the port puzzle',
    });
  }
  return verdict === 'connects'
    ? translate({
        id: 'portPuzzle.wrong.connects',
        message: 'They do connect.',
        description: 'Said about an answer of the port puzzle',
      })
    : translate({
        id: 'portPuzzle.wrong.refused',
        message: 'They don’t connect.',
        description: 'Said about an answer of the port puzzle',
      });
}
