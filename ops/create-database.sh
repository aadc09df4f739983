# Runs once, when the container of PostgreSQL has made its empty folder. The application is no superuser of the database.
psql --username=postgres --set=ON_ERROR_STOP=1 --set=password="$DATABASE_PASSWORD" <<'SQL'
create role travessia login createrole password :'password';
create database travessia owner travessia;
SQL
