/** Stands for Docusaurus' own: tells by each file's environment. */
export default {
  get canUseDOM(): boolean {
    return typeof document !== 'undefined';
  },
};
