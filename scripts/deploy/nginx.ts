import {
  cacheDefault,
  cacheRules,
  contentTypes,
  methods,
  prefixes,
  securityHeaders,
} from './policy';

export interface NginxSettings {
  readonly scriptHashes: readonly string[];
  /** Where to listen: a port, or an address with a port. */
  readonly listen: readonly string[];
  /** The folder that holds the built site. */
  readonly root: string;
  /** A folder for what nginx has to write; it must exist. */
  readonly temporary: string;
}

export const generatedNote =
  'Written by npm run deploy:config; edit scripts/deploy.';

/** Of its own, because nginx without the module refuses what stands in it. */
export const brotliFile = 'brotli.conf';

function escaped(text: string): string {
  return text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
}

/** `/assets/*` below every prefix, as nginx' map compares it. */
function pattern(path: string): string {
  const [start = '', end = ''] = path.split('*').map(escaped);
  const below = prefixes.filter(Boolean).map(escaped).join('|');
  return `~^(?:${below})?${start}.*${end}$`;
}

function lines(indent: number, all: readonly string[]): string {
  return all.map((line) => ' '.repeat(indent) + line).join('\n');
}

const types = Object.entries(contentTypes).map(
  ([type, endings]) => `${type} ${endings.join(' ')};`,
);

const cacheMap = cacheRules.flatMap(({paths, value}) =>
  paths.map((path) => `"${pattern(path)}" "${value}";`),
);

const notFoundMap = prefixes
  .filter(Boolean)
  .map((prefix) => `"~^${escaped(prefix)}(?:[/?]|$)" ${prefix}/404.html;`);

const charsetTypes = Object.keys(contentTypes)
  .filter((type) => /^text\/(?!html)|json|xml$/.test(type))
  .join(' ');

/** A whole nginx configuration that needs no rights and no other file. */
export function renderNginx(settings: NginxSettings): string {
  const {listen, root, temporary} = settings;
  const headers = Object.entries(securityHeaders(settings.scriptHashes)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `# ${generatedNote}
include /etc/nginx/modules-enabled/*.conf;

worker_processes auto;
pid ${temporary}/nginx.pid;
error_log stderr warn;

events {
  worker_connections 1024;
}

http {
  types {
${lines(4, types)}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${charsetTypes};

  server_tokens off;
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=2000 inactive=60s;

  # Nothing is ever sent here but short requests.
  client_max_body_size 1k;
  client_header_timeout 10s;
  client_body_timeout 10s;
  send_timeout 30s;
  large_client_header_buffers 4 8k;
${lines(
  2,
  temporaryPaths.map((name) => `${name}_temp_path ${temporary}/${name};`),
)}

  map $uri $cache_policy {
    default "${cacheDefault}";
${lines(4, cacheMap)}
  }

  # By what was asked for: the address has been rewritten when this is read.
  map $request_uri $not_found_page {
    default /404.html;
${lines(4, notFoundMap)}
  }

  map $status $allowed_methods {
    default "";
    405 "${methods.join(', ')}";
  }

  server {
${lines(
  4,
  listen.map((address) => `listen ${address};`),
)}
    server_name _;
    root ${root};
    autoindex off;
    absolute_redirect off;

    gzip_static on;
    gzip_vary on;
    # Missing where the brotli module is: see the README.
    include ${brotliFile.slice(0, -1)}[${brotliFile.slice(-1)}];

${lines(4, headers)}
    add_header Cache-Control $cache_policy always;
    add_header Allow $allowed_methods always;

    if ($request_method !~ ^(?:${methods.join('|')})$) {
      return 405;
    }

    error_page 404 $not_found_page;

    # One page, with and without the slash, without a redirect.
    location / {
      try_files $uri $uri/index.html =404;
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

/** What is included where the brotli module is loaded. */
export const brotliSettings = `# ${generatedNote}\nbrotli_static on;\n`;
