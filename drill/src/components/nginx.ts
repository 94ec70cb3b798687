import type { Machine } from '../machine.ts'
import type { Program } from '../program.ts'

/** A visitor's page that does not come within 2 s is requested from the next node; a change is sent once. */
export function createNginx(machines: readonly Machine[], port: number): Program {
  return {
    command: 'nginx',
    args: ['-p', '.', '-c', 'nginx.conf'],
    files: {
      'nginx.conf': `daemon off;
pid nginx.pid;
error_log stderr warn;
# one process: when it is killed, no worker is left
master_process off;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  # what is public comes from the caches and the replicas of each node, also when the primary is away: a node that is
  # slow for others is not down for visitors
${['mainstreet', 'visitors'].map((name) => createUpstream(name, machines)).join('\n')}
  map $request_method:$http_authorization$http_cookie $is_visitor { "GET:" 1; "HEAD:" 1; }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Host $host:$server_port;
    proxy_set_header Connection "";
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_connect_timeout 1s;
    # not http_503: without the database all nodes would count as failed, and nobody would get a cached page
    proxy_next_upstream error timeout;
    location / {
      error_page 418 = @visitors;
      if ($is_visitor) { return 418; }
      proxy_read_timeout 10s;
      proxy_pass http://mainstreet;
    }
    location @visitors {
      proxy_read_timeout 2s;
      proxy_pass http://visitors;
    }
  }
}
`,
    },
  }
}

const createUpstream = (name: string, machines: readonly Machine[]) => `  upstream ${name} {
${machines.map((one) => `    server ${one.address}:${one.ports.app} max_fails=1 fail_timeout=5s;`).join('\n')}
    keepalive 32;
  }`
