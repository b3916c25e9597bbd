import {
  CACHE_DEFAULT,
  cacheRules,
  contentTypes,
  framedPaths,
  methods,
  prefixes,
  securityHeaders,
} from './policy';

/** Parameters of the nginx configuration. */
export interface NginxSettings {
  readonly scriptHashes: readonly string[];
  /** Values of `listen`: a port, or an address with a port. */
  readonly listen: readonly string[];
  /** The folder that holds the built site. */
  readonly root: string;
  /** An existing folder that nginx may write to. */
  readonly temporary: string;
}

/** First line of every generated file. */
export const GENERATED_NOTE =
  'Written by npm run deploy:config; edit scripts/deploy.';

/** A separate file, because nginx without the module rejects its directive. */
export const BROTLI_FILE = 'brotli.conf';

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
}

/** Converts a path such as `/assets/*` to a pattern for nginx' `map`. */
function mapPattern(path: string): string {
  const [start = '', end = ''] = path.split('*').map(escapeRegExp);
  const localePrefixes = prefixes.filter(Boolean).map(escapeRegExp).join('|');
  return `~^(?:${localePrefixes})?${start}.*${end}$`;
}

function indentLines(indent: number, all: readonly string[]): string {
  return all.map((line) => ' '.repeat(indent) + line).join('\n');
}

const types = Object.entries(contentTypes).map(
  ([type, endings]) => `${type} ${endings.join(' ')};`,
);

const cacheMap = cacheRules.flatMap(({paths, value}) =>
  paths.map((path) => `"${mapPattern(path)}" "${value}";`),
);

/** A header whose value differs between pages that may be framed and others. */
interface FramingHeader {
  readonly name: string;
  readonly framed: string;
  readonly other: string;
}

/** Lists the security headers; a missing one is empty, which nginx leaves out. */
function framingHeaders(
  scriptHashes: readonly string[],
): readonly FramingHeader[] {
  const other = securityHeaders(scriptHashes);
  const framed = securityHeaders(scriptHashes, 'any');
  return Object.keys({...other, ...framed}).map((name) => ({
    name,
    framed: framed[name] ?? '',
    other: other[name] ?? '',
  }));
}

const notFoundMap = prefixes
  .filter(Boolean)
  .map((prefix) => `"~^${escapeRegExp(prefix)}(?:[/?]|$)" ${prefix}/404.html;`);

const charsetTypes = Object.keys(contentTypes)
  .filter((type) => /^text\/(?!html)|json|xml$/.test(type))
  .join(' ');

function variableOf(header: string, start = 'header'): string {
  return `$${start}_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** Renders the choice of a value by the path. */
function framingMap({name, framed, other}: FramingHeader): readonly string[] {
  return [
    `map $uri ${variableOf(name, 'framing')} {`,
    `  default "${other}";`,
    ...framedPaths.map((path) => `  "${mapPattern(path)}" "${framed}";`),
    '}',
  ];
}

/**
 * Renders the value of a header as a map that is empty for 416: nginx finds a
 * range out of reach after it has added the headers, and adds them again.
 */
function headerMap(variable: string, value: string): readonly string[] {
  return [
    `map $status ${variable} {`,
    '  volatile;',
    `  default "${value}";`,
    '  416 "";',
    '}',
  ];
}

/** Renders a complete nginx configuration that runs without privileges. */
export function renderNginx(settings: NginxSettings): string {
  const {listen, root, temporary} = settings;
  const security = framingHeaders(settings.scriptHashes);
  const byPath = security.filter(({framed, other}) => framed !== other);
  const headers = [
    ...security.map((header) => ({
      name: header.name,
      value: byPath.includes(header)
        ? variableOf(header.name, 'framing')
        : header.other,
    })),
    {name: 'Cache-Control', value: '$cache_policy'},
  ].map((header) => ({...header, variable: variableOf(header.name)}));
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `# ${GENERATED_NOTE}
include /etc/nginx/modules-enabled/*.conf;

worker_processes auto;
pid ${temporary}/nginx.pid;
error_log stderr warn;

events {
  worker_connections 1024;
}

http {
  types {
${indentLines(4, types)}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${charsetTypes};

  server_tokens off;
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=2000 inactive=60s;

  # All requests are short.
  client_max_body_size 1k;
  client_header_timeout 10s;
  client_body_timeout 10s;
  send_timeout 30s;
  large_client_header_buffers 4 8k;
${indentLines(
  2,
  temporaryPaths.map((name) => `${name}_temp_path ${temporary}/${name};`),
)}

  map $uri $cache_policy {
    default "${CACHE_DEFAULT}";
${indentLines(4, cacheMap)}
  }

  # Other sites may show these pages in a frame, and no others.
${indentLines(2, byPath.flatMap(framingMap))}

  # By the original address: $uri has been rewritten when this is evaluated.
  map $request_uri $not_found_page {
    default /404.html;
${indentLines(4, notFoundMap)}
  }

  map $status $allowed_methods {
    default "";
    405 "${methods.join(', ')}";
  }

  # A 416 has its headers already when this is evaluated for the second time.
${indentLines(
  2,
  headers.flatMap(({variable, value}) => headerMap(variable, value)),
)}

  # HTTP demands that a server ignore a range that it can't read.
  map $http_range $has_invalid_range {
    default 1;
    "" "";
    "~^bytes=(\\d+-\\d*|-\\d+)( *, *(\\d+-\\d*|-\\d+))*$" "";
  }

  server {
${indentLines(
  4,
  listen.map((address) => `listen ${address};`),
)}
    server_name _;
    root ${root};
    autoindex off;
    absolute_redirect off;

    gzip_static on;
    gzip_vary on;
    # Optional: without the brotli module the file does not exist (README).
    include ${BROTLI_FILE.slice(0, -1)}[${BROTLI_FILE.slice(-1)}];

${indentLines(
  4,
  headers.map(({name, variable}) => `add_header ${name} ${variable} always;`),
)}
    add_header Allow $allowed_methods always;

    if ($request_method !~ ^(?:${methods.join('|')})$) {
      return 405;
    }

    error_page 404 $not_found_page;
    error_page 418 = @without_range;
    recursive_error_pages on;

    # Serves a page with and without the trailing slash, without a redirect.
    location / {
      if ($has_invalid_range) {
        return 418;
      }
      try_files $uri $uri/index.html =404;
    }

    location @without_range {
      max_ranges 0;
      try_files $uri $uri/index.html =404;
    }

    # Not in the location above: its status would get lost there.
    location ~ ^(?:${prefixes.filter(Boolean).join('|')})?/404\\.html$ {
      max_ranges 0;
    }

    # Replaced on its own to remove the worker: its content counts at once.
    location = /sw.js {
      gzip_static off;
      gzip on;
      gzip_types text/javascript;
      open_file_cache off;
    }

    location ^~ /.well-known/ {
      try_files $uri =404;
    }

    location ~ /\\. {
      return 404;
    }
  }
}
`;
}

/** Content of the file that is included when the brotli module is loaded. */
export const brotliSettings = `# ${GENERATED_NOTE}\nbrotli_static on;\n`;
