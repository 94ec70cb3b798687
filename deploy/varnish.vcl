# A cache before the nodes. Settings: CDN_PURGE_URL=http://127.0.0.1:6081/purge TRUST_PROXY=127.0.0.1
# varnishd -a 127.0.0.1:6081 -f /etc/varnish/mainstreet.vcl, behind the server that ends TLS. Needs varnish-modules.
vcl 4.1;

import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

acl nodes {
  "127.0.0.1";
  # "10.0.0.0"/8;
}

sub vcl_recv {
  if (req.url == "/purge") {
    # not what comes through the server that ends TLS, which is on this machine, too: it then has a second address
    if (req.method != "POST" || client.ip !~ nodes || req.http.x-forwarded-for ~ ",") {
      return (synth(403));
    }
    if (xkey.purge(req.http.surrogate-key) >= 0) {
      return (synth(204));
    }
  }
  if (req.http.upgrade) {
    return (pipe);
  }
  # who is signed in, has just written or has chosen a place
  if ((req.method != "GET" && req.method != "HEAD") || req.http.authorization || req.http.cookie) {
    return (pass);
  }
  # the first language decides; each list of languages would be a page of its own
  set req.http.accept-language = regsub(req.http.accept-language, "^([a-zA-Z]+).*", "\1");
  return (hash);
}

sub vcl_pipe {
  set bereq.http.upgrade = req.http.upgrade;
  set bereq.http.connection = req.http.connection;
}

sub vcl_backend_response {
  # `public` alone: by itself Varnish stores what says nothing
  if (beresp.http.cache-control !~ "public") {
    set beresp.uncacheable = true;
    return (deliver);
  }
  set beresp.http.xkey = beresp.http.surrogate-key;
}

sub vcl_deliver {
  # browsers make sure each time; purges do not reach them
  if (resp.http.surrogate-key) {
    set resp.http.cache-control = "no-cache";
  }
  set resp.http.x-cache = "miss";
  if (obj.hits > 0) {
    set resp.http.x-cache = "hit";
  }
  unset resp.http.surrogate-key;
  unset resp.http.xkey;
  unset resp.http.via;
  unset resp.http.x-varnish;
}
