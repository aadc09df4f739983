-- Makes or mends the three logins and the database, as a superuser (psql 15 or newer): docs/operations.md, "Separate logins". May be run again.
\set ON_ERROR_STOP on
\getenv owner_password DATABASE_OWNER_PASSWORD
\getenv app_password DATABASE_APP_PASSWORD
\getenv reader_password DATABASE_READER_PASSWORD
do $$
declare
  login text;
begin
  foreach login in array array['travessia', 'travessia_app', 'travessia_reader'] loop
    if not exists (select from pg_roles where rolname = login) then execute format('create role %I', login); end if;
  end loop;
end $$;
alter role travessia login password :'owner_password';
-- The role of the application passes all policies, which only a superuser may say.
alter role travessia_app login bypassrls password :'app_password';
alter role travessia_reader login password :'reader_password';
select 'create database travessia owner travessia'
where not exists (select from pg_database where datname = 'travessia') \gexec
