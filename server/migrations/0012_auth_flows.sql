-- a state that comes back a second time is told from one that never was ours
alter table auth_flows drop column recovery, add column used_at timestamptz;
