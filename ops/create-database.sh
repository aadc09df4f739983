# Runs once, when the container of PostgreSQL has made its empty folder. The application is no superuser of the database.
psql --username=postgres --set=ON_ERROR_STOP=1 --set=password="$DATABASE_PASSWORD" <<'SQL'
create role travessia login createrole password :'password';
-- The role of the application passes all policies, which only a superuser may say.
create role travessia_app login bypassrls;
grant travessia_app to travessia;
create database travessia owner travessia;
SQL
