import type { Machine } from '../machine.ts'
import type { Program } from '../program.ts'

/** A page that does not come within 2 s is requested from the next node; a change is sent once, and its client repeats it. */
export function createNginx(machines: readonly Machine[], port: number): Program {
  return {
    command: 'nginx',
    args: ['-p', '.', '-c', 'nginx.conf'],
    files: {
      'nginx.conf': `daemon off;
pid nginx.pid;
error_log stderr warn;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  upstream mainstreet {
${machines.map((one) => `    server ${one.address}:${one.ports.app} max_fails=1 fail_timeout=5s;`).join('\n')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Host $host:$server_port;
    proxy_set_header Connection "";
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_connect_timeout 1s;
    proxy_next_upstream error timeout http_502 http_503;
    location / {
      error_page 418 = @reads;
      if ($request_method ~ ^(GET|HEAD)$) { return 418; }
      proxy_read_timeout 20s;
      proxy_pass http://mainstreet;
    }
    location @reads {
      proxy_read_timeout 2s;
      proxy_pass http://mainstreet;
    }
  }
}
`,
    },
  }
}
