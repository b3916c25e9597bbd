/** The text of a Python file; see `src/plugins/modelFiles.ts`. */
declare module '*.py' {
  const text: string;
  export default text;
}
