# Pages at the edge, by the class that the site says of a visitor (docs/edge.md). Start it with
#   varnishd -f default.vcl -a 127.0.0.1:6081,PROXY -p http_gzip_support=off -s malloc,1g
# behind what ends TLS and says in the PROXY protocol who asks (hitch, HAProxy with send-proxy-v2): without it, every visitor
# would be taken for that machine, and all would share its class. Nobody else may reach that port: whoever does writes any address.
# Every class is an answer of the site: what a client claims is dropped first.
vcl 4.1;

import directors;
import std;
import xkey;

probe ready {
  .url = "/readyz";
  .interval = 2s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
}

# The instances; one alone is written down once.
backend site1 {
  .host = "127.0.0.1";
  .port = "3001";
  .connect_timeout = 1s;
  # Longer than any page takes; whoever waits for the same one waits no longer either.
  .first_byte_timeout = 9s;
  .between_bytes_timeout = 9s;
  .probe = ready;
}
backend site2 {
  .host = "127.0.0.1";
  .port = "3002";
  .connect_timeout = 1s;
  .first_byte_timeout = 9s;
  .between_bytes_timeout = 9s;
  .probe = ready;
}
backend site3 {
  .host = "127.0.0.1";
  .port = "3003";
  .connect_timeout = 1s;
  .first_byte_timeout = 9s;
  .between_bytes_timeout = 9s;
  .probe = ready;
}

# The folder of `npm run mirror`, behind any web server or bucket: what is given when no process answers and nothing is kept.
backend mirror {
  .host = "127.0.0.1";
  .port = "8088";
  .connect_timeout = 1s;
  .first_byte_timeout = 5s;
}

# Who may purge: the machines that deploy.
acl operators {
  "127.0.0.1";
  "::1";
}

sub vcl_init {
  new instances = directors.round_robin();
  instances.add_backend(site1);
  instances.add_backend(site2);
  instances.add_backend(site3);
}

# A class is asked for each minute, behind a visitor for ten seconds, and holds for ten minutes more while nobody answers. The
# ten seconds are more than the probe needs to see that nobody does: nobody waits to find it out.
sub stale_for_class {
  set req.grace = 600s;
  if (std.healthy(req.backend_hint)) { set req.grace = 10s; }
}

sub vcl_recv {
  set req.backend_hint = instances.backend();
  if (req.restarts == 0) {
    unset req.http.Edge-Class;
    unset req.http.Page-Url;
    unset req.http.Class-Key;
    unset req.http.Asked-Query;
    unset req.http.Asked-Url;
    if (req.method == "PURGE") {
      if (client.ip !~ operators) { return (synth(405, "Not allowed")); }
      set req.http.Purged = xkey.purge(req.http.Surrogate-Key);
      return (synth(200, "Purged " + req.http.Purged));
    }
    if (req.url ~ "^/_class(\?|$)") { return (synth(404, "Not Found")); }
    # What a visitor writes about addresses and hosts is not passed on.
    set req.http.X-Forwarded-For = client.ip;
    set req.http.X-Forwarded-Proto = "https";
    unset req.http.X-Forwarded-Host;
    unset req.http.Forwarded;
    unset req.http.X-Request-Start;
    unset req.http.traceparent;
    set req.http.X-Request-Id = "edge-" + req.xid;
    # Sent twice, one of them would be in the key and both in the question.
    if (req.http.Sec-GPC == "1") { set req.http.Sec-GPC = "1"; } else { unset req.http.Sec-GPC; }
    set req.http.Host = std.tolower(req.http.Host);
  }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }

  # What has no class: files, data, feeds, whatever has an extension.
  if (req.url ~ "^/(api|actions|builds|assets|art|portraits|reports|preview|__nuxt_island|\.well-known)(/|$|\?)" || req.url ~ "\.[a-z]+(\?|$)") {
    return (pass);
  }
  if (req.restarts == 0) {
    # Campaigns change no page, and No-Vary-Search says so; where a page has moved to, the site hands them on.
    set req.http.Asked-Query = regsub(req.url, "^[^?]*", "");
    set req.http.Asked-Url = req.url;
    set req.url = regsuball(req.url, "([?&])(utm_source|utm_medium|utm_campaign|utm_term|utm_content|utm_id|gclid|fbclid|msclkid)=[^&]*", "\1");
    set req.url = regsuball(req.url, "&+", "&");
    set req.url = regsub(req.url, "\?&", "?");
    set req.url = regsub(req.url, "[?&]+$", "");
    # Any other query may ask for what is made for one; the page that led here may have asked for the embedded mode.
    if (req.url ~ "\?" || req.http.Referer ~ "\?" || req.http.User-Agent ~ "Chrome-Lighthouse" || req.http.Cookie ~ "(^|; *)preview=") {
      unset req.http.Asked-Query;
      # As it was asked for: where it leads on, it keeps its campaign.
      set req.url = req.http.Asked-Url;
      unset req.http.Asked-Url;
      return (pass);
    }
    # Nothing else of the cookies makes a page another one.
    if (req.http.Cookie) {
      set req.http.Cookie = ";" + req.http.Cookie;
      set req.http.Cookie = regsuball(req.http.Cookie, "; +", ";");
      set req.http.Cookie = regsuball(req.http.Cookie, ";(closeRM|closeON|closeGS|consent|locale)=", "; \1=");
      set req.http.Cookie = regsuball(req.http.Cookie, ";[^ ][^;]*", "");
      set req.http.Cookie = regsuball(req.http.Cookie, "^[; ]+|[; ]+$", "");
      if (req.http.Cookie == "") { unset req.http.Cookie; }
    }
    # An encoding of those in which pages are stored.
    if (req.http.Accept-Encoding ~ "(^|[ ,])br($|[ ,])") { set req.http.Accept-Encoding = "br"; }
    elsif (req.http.Accept-Encoding ~ "(^|[ ,])gzip($|[ ,])") { set req.http.Accept-Encoding = "gzip"; }
    else { unset req.http.Accept-Encoding; }
    unset req.http.Asked-Url;
    set req.http.Page-Url = req.url;
    # Networks of 24 bits, and of 48: their first three groups, where they are written out.
    set req.http.Class-Key = regsub("" + client.ip, "^([0-9]+\.[0-9]+\.[0-9]+)\.[0-9]+$", "\1.0/24");
    set req.http.Class-Key = regsub(req.http.Class-Key, "^([0-9a-f]+:[0-9a-f]+:[0-9a-f]*):.*$", "\1::/48");
    set req.url = "/_class";
    call stale_for_class;
    return (hash);
  }
  if (req.http.Page-Url && req.url == "/_class") {
    call stale_for_class;
    return (hash);
  }
  if (req.http.Edge-Class) {
    if (req.http.Edge-Class == "none") {
      unset req.http.Edge-Class;
      return (pass);
    }
    # A site that is well makes it anew behind the visitor for ten minutes at most; one that is not has as long as the answer says.
    set req.grace = 48h;
    if (std.healthy(req.backend_hint)) { set req.grace = 600s; }
    return (hash);
  }
  return (pass);
}

sub vcl_hash {
  hash_data(req.url);
  hash_data(req.http.Host);
  if (req.url == "/_class") {
    hash_data(req.http.Class-Key);
    hash_data("" + req.http.Cookie);
    hash_data("" + req.http.Sec-GPC);
  } else {
    hash_data(req.http.Edge-Class);
    hash_data("" + req.http.Accept-Encoding);
  }
  return (lookup);
}

sub vcl_backend_fetch {
  if (bereq.url == "/_class") {
    unset bereq.http.Accept-Encoding;
    set bereq.first_byte_timeout = 2s;
  }
  # An instance that has just ended refuses at once, and another is asked; whoever has waited is given the copy.
  if (bereq.retries > 1 || (bereq.retries == 1 && now - bereq.time > 1s)) {
    set bereq.backend = mirror;
    set bereq.url = "/" + regsub(bereq.http.Host, ":[0-9]+$", "") + regsub(bereq.url, "\?.*$", "");
    if (bereq.url !~ "\.[a-z0-9]+$") { set bereq.url = regsub(bereq.url, "/?$", "/index.html"); }
    unset bereq.http.Cookie;
    unset bereq.http.Edge-Class;
    unset bereq.http.Accept-Encoding;
  }
  # A 304 would bring back what the old answer said of how long it holds.
  if (!bereq.uncacheable) {
    unset bereq.http.If-None-Match;
    unset bereq.http.If-Modified-Since;
  }
}

sub vcl_backend_response {
  unset beresp.http.xkey;
  if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
  if (bereq.backend == mirror) {
    if (beresp.status != 200) { return (error(503)); }
    # The strictest class's, and never stored: as soon as a process answers, it is the site's turn.
    unset beresp.http.Set-Cookie;
    unset beresp.http.ETag;
    unset beresp.http.Last-Modified;
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Cache-Status = "mirror; hit";
    set beresp.http.X-Content-Type-Options = "nosniff";
    set beresp.http.X-Frame-Options = "DENY";
    set beresp.http.Referrer-Policy = "strict-origin-when-cross-origin";
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
  if (bereq.url == "/_class") {
    if (beresp.status != 204 || !beresp.http.Visitor-Class) {
      set beresp.uncacheable = true;
      set beresp.ttl = 1s;
      return (deliver);
    }
    set beresp.ttl = 60s;
    set beresp.grace = 600s;
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    # A narrower network than this key's: the next one of it is asked about by their own address.
    if ((bereq.http.Class-Key ~ "/24$" && beresp.http.Visitor-Network !~ "/([0-9]|1[0-9]|2[0-4])$")
        || (bereq.http.Class-Key ~ "/48$" && beresp.http.Visitor-Network !~ "/([0-9]|[1-3][0-9]|4[0-8])$")) {
      set beresp.http.Class-Narrow = "1";
    }
    return (deliver);
  }
  if (!bereq.http.Edge-Class || bereq.uncacheable) { return (pass); }
  if (beresp.status == 200 && !beresp.http.Set-Cookie && beresp.http.CDN-Cache-Control ~ "max-age"
      && beresp.http.Visitor-Class == bereq.http.Edge-Class) {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*max-age=([0-9]+).*", "\1s"), 0s);
    set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*stale-if-error=([0-9]+).*", "\1s"), 0s);
    unset beresp.http.X-Request-Id;
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    return (deliver);
  }
  # Not to be waited for one after the other, and tried again in a second.
  set beresp.uncacheable = true;
  set beresp.ttl = 1s;
  return (deliver);
}

# What is not kept while the site does not answer: the mirror's copy, or else the page of `dist/outage.html`, in both languages.
sub vcl_backend_error {
  if (bereq.is_bgfetch) { return (abandon); }
  if (bereq.backend != mirror && bereq.method ~ "^(GET|HEAD)$" && bereq.url !~ "^/(_class|api|actions|builds|preview)(/|$|\?)|\.\.") {
    return (retry);
  }
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "30";
  # Nobody waits for another's failure.
  set beresp.uncacheable = true;
  set beresp.ttl = 1s;
  set beresp.body = std.fileread("/etc/varnish/outage.html");
  return (deliver);
}

sub vcl_deliver {
  if (req.url == "/_class") {
    if (resp.http.Class-Narrow) {
      set req.http.Class-Key = "" + client.ip;
      return (restart);
    }
    set req.url = req.http.Page-Url;
    if (resp.status == 204 && resp.http.Visitor-Class) { set req.http.Edge-Class = resp.http.Visitor-Class; }
    else { set req.http.Edge-Class = "none"; }
    unset req.http.Page-Url;
    return (restart);
  }
  if (resp.status > 300 && resp.status < 400 && resp.http.Location ~ "^/[^?]*$") {
    set resp.http.Location = resp.http.Location + req.http.Asked-Query;
  }
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Surrogate-Key;
  unset resp.http.Visitor-Class;
  unset resp.http.Visitor-Network;
  set resp.http.X-Request-Id = req.http.X-Request-Id;
  # The class is the edge's own affair.
  if (resp.http.Vary) { set resp.http.Vary = regsub(resp.http.Vary, ", *Edge-Class", ""); }
  unset resp.http.xkey;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  unset resp.http.Age;
  # RFC 9211: the cache nearest the visitor comes last.
  if (obj.hits > 0) { set resp.http.Cache-Status = regsub(resp.http.Cache-Status + ", edge; hit", "^, ", ""); }
  else { set resp.http.Cache-Status = regsub(resp.http.Cache-Status + ", edge; fwd=miss", "^, ", ""); }
}
