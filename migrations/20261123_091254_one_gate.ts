import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "staff_factor_roles" ADD COLUMN "required_from" timestamp(3) with time zone;
  ALTER TABLE "forms" ADD COLUMN "notice_is_sensitive" boolean DEFAULT false NOT NULL;
  -- Erasing names of the log belongs to the tables' owner, which the running product is not.
  CREATE FUNCTION "public"."erase_audit_names"(ids integer[]) RETURNS integer LANGUAGE sql SECURITY DEFINER
    SET search_path = pg_catalog, pg_temp
    AS $$ WITH gone AS (DELETE FROM public.audit_names WHERE id = ANY(ids) RETURNING id)
      SELECT count(*)::integer FROM gone $$;
  REVOKE ALL ON FUNCTION "public"."erase_audit_names"(integer[]) FROM PUBLIC;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP FUNCTION "public"."erase_audit_names"(integer[]);
   ALTER TABLE "staff_factor_roles" DROP COLUMN "required_from";
  ALTER TABLE "forms" DROP COLUMN "notice_is_sensitive";`)
}
