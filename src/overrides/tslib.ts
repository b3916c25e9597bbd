/**
 * The only helper of tslib that a client package requires. A CommonJS module
 * that requires the library would bring all of it.
 */
export function __importDefault(module: unknown): unknown {
  const isModule =
    typeof module === 'object' && module !== null && '__esModule' in module;
  return isModule ? module : {default: module};
}
