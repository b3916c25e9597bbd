import postcss from 'postcss';

const root = /^(?::root|html\[data-theme=["']?\w+["']?\])$/;

/**
 * A style sheet without the variables that a layer gives to the root element
 * and the site itself, outside of any layer, gives to it too: whatever the
 * colour mode, theirs can't win.
 */
export function withoutOverridden(css: string): string {
  const sheet = postcss.parse(css);
  const own = new Set<string>();
  sheet.each((node) => {
    if (node.type === 'rule' && node.selector === ':root') {
      node.each((child) => {
        if (child.type === 'decl' && child.variable) {
          own.add(child.prop);
        }
      });
    }
  });
  sheet.walkAtRules('layer', (layer) => {
    layer.walkRules(root, (rule) => {
      rule.walkDecls((declaration) => {
        if (own.has(declaration.prop) && !declaration.important) {
          declaration.remove();
        }
      });
    });
  });
  return sheet.toString();
}
