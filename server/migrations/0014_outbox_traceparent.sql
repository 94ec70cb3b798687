-- The span (W3C Trace Context) in which the row was written, so that its handler continues the trace. Null without
-- tracing, and for the events that triggers write.
alter table outbox add column traceparent text;
