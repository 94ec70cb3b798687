-- A shop has asked for "ready for pickup" while the card is only authorized: the order becomes ready with the capture.
alter table orders add column ready_requested_at timestamptz;

-- From then on the payment is captured for what the shops have accepted, or its hold ends: a hold that lapses pays nobody.
alter table payments add column capture_due_at timestamptz;

-- Holds of the version before get their deadline. All are due now, as some belong to orders that are ready.
update payments set capture_due_at = created_at + interval '6 days', next_attempt_at = coalesce(next_attempt_at, now())
where state = 'authorized';

-- The sandbox ends holds that were not captured in time.
create index sandbox_objects_held on sandbox_objects (created_at)
  where kind = 'payment_intent' and body->>'status' = 'requires_capture';
