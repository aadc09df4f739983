-- expands
-- Failed sign-ins from a browser that has used the present password are counted apart from all others, so that strangers shut no one out.
alter table known_devices add column used_password boolean not null default false;
