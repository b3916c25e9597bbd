import type {Mark} from '../../models/definition/marks';
import type {AnyModel} from '../../models/definition/modelDefinition';
import {isChoice} from '../../models/definition/parameters';
import type {PresetView} from '../../models/definition/statesAndOutputs';
import type {Run} from '../../models/run/runResult';
import {changedKeys} from './state';

export type View = PresetView;

/** What is shown of a preset first; of one without a view, the first number. */
export function presetView(model: AnyModel, preset: string): View {
  const {view} = model.presets[preset] ?? {};
  if (view) {
    return view;
  }
  const [first = ''] = Object.keys(model.parameters).filter((key) => {
    const definition = model.parameters[key];
    return definition && !isChoice(definition);
  });
  return {sliders: [first]};
}

/**
 * The key of the sentence that a preset tells; undefined, for the summary of
 * the model, where a choice is another one: with another input, law or method
 * it is not the run that the sentence is about.
 */
export function viewSentence(
  model: AnyModel,
  preset: string,
  {values}: Run,
): string | undefined {
  const {sentence, sliders} = presetView(model, preset);
  return changedKeys(model, preset, values).some(
    (key) => typeof values[key] === 'string',
  )
    ? undefined
    : (sentence ?? sliders[0]);
}

/** A figure of any model; undefined for a model without figures. */
export type ViewFigure = AnyModel['figures'][number] | undefined;

/** The figure of a view, with the outputs that the view shows before others. */
export function viewFigure(
  {figures}: AnyModel,
  {figure: key, curves = []}: View,
): ViewFigure {
  const figure = figures.find(({id}) => id === key) ?? figures[0];
  return figure?.kind === 'time'
    ? {...figure, outputs: [...new Set([...curves, ...figure.outputs])]}
    : figure;
}

/** The marks of a run that a view shows. */
export function viewMarks(
  model: AnyModel,
  {marks: keys = []}: View,
  {values, view}: Run,
): readonly Mark[] {
  const marks = keys.length > 0 ? model.marks?.(values, view) : undefined;
  return keys.flatMap((key) => marks?.[key] ?? []);
}
