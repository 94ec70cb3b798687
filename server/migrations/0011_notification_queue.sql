-- Events that have reached open pages wait there for their notifications.
alter table outbox drop constraint outbox_queue_check;
alter table outbox add constraint outbox_queue_check
  check (queue in ('events', 'notifications', 'payments', 'email', 'sms'));
