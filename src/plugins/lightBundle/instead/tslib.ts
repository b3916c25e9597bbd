/**
 * All that the one client package which asks for tslib takes from it; its
 * CommonJS form would bring the whole library.
 */
export function __importDefault(module: unknown): unknown {
  const isModule =
    typeof module === 'object' && module !== null && '__esModule' in module;
  return isModule ? module : {default: module};
}
