/**
 * `hoist-non-react-statics` for the router, which copies the statics of a
 * component that it wraps: none that it wraps here has any.
 */
export default function hoistStatics<Component>(target: Component): Component {
  return target;
}
