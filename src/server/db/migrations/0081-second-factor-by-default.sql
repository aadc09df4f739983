-- expands
-- On a public address staff need a second factor until the office decides otherwise: a stored 'no' of before may never have been a decision.
alter table site_settings add column two_factor_decided boolean not null default false;
