-- Run once by the image of PostgreSQL, as its superuser, when its volume is empty. The passwords are those of a trial.
create role app_tenant nologin;
create role app_system nologin;
create role console_owner login password 'owner-password';
create role console_app login password 'app-password';
create role console_backup login bypassrls password 'backup-password';
grant app_tenant, app_system to console_owner, console_app;
grant pg_read_all_data to console_backup;
create database console owner console_owner;
