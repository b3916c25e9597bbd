import type {ReactNode} from 'react';

import {usePresentRun} from '../../context';
import {Results} from './Results';
import {ParameterTable} from './Tables';

/** What is printed in place of the controls: values, results and address. */
export function Printed(): ReactNode {
  return (
    <>
      <ParameterTable />
      <Results isWhole />
      <p>{usePresentRun().address}</p>
    </>
  );
}
