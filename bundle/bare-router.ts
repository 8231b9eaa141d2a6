/**
 * What of React Router no build here reaches: it has no data router, no server's components, and one router alone. Each of
 * these stands in the package's file, and goes from it.
 */
export const UNREACHED_OF_ROUTER: readonly RegExp[] = [
  // what it warns of while one develops: of a warning only its console's line was gone
  /^( *)warning\(\n(?:\1 .*\n)*\1\);\n|^ *warning\(.*\);\n/gm,
  // that its hooks stand below a router: outside of one they fail without these words too, and the tests run with them
  /^( *)invariant\(\n\1 +!?useInRouterContext\(\),\n(?:\1 .*\n)*\1\);\n/gm,
  // how a data router changes its place
  /^ {2}let \{ isDataRoute \} = React\d*\.useContext\(RouteContext\);\n(?= {2}return isDataRoute)|(?<=^ {2}return )isDataRoute \? useNavigateStable\(\) : /gm,
  // the matches that a data router has found already
  /(?<=^ {2}let matches = )dataRouterOpts && [^]{0,500}? : (?=matchRoutes\(routes, \{ pathname: remainingPathname \}\);)/m,
  // its states and errors
  /(?<=^function _renderMatches\(.*\n {2}let dataRouterState) = dataRouterOpts\?\.state/m,
  /dataRouterState && \(match\.route\.ErrorBoundary [^]{0,600}? : (?=getChildren\(\);)/,
  /^ {2}let onErrorHandler = dataRouterOpts\?\.onError;\n(?= {2}let onError = dataRouterState && onErrorHandler)/m,
  /(?<=^ {2}let onError = )dataRouterState && onErrorHandler \? [^]{0,400}? : (?=void 0;)/m,
  /^var RenderErrorBoundary = class extends [^]*?^\};\nRenderErrorBoundary\.contextType = RSCRouterContext;\n/m,
  /^ {2}let dataRouterContext = React\d*\.useContext\(DataRouterContext\);\n {2}if \(dataRouterContext && dataRouterContext\.static [^]*?^ {2}\}\n/m,
  // what is made while the file is read, for parts that are gone
  /^var objectProtoNames2? = .*;\n/gm,
  /^var valid\w+Methods = new Set\([^)]*\);\n/gm,
  /^try \{\n {2}if \(isBrowser2\) \{\n {4}window\.__reactRouterVersion = [^]*?^\} catch \(e\) \{\n\}\n/m,
];
