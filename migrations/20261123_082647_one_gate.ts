import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "sealed_keys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"sealed" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "staff_factor_roles" ADD COLUMN "required_from" timestamp(3) with time zone;
  ALTER TABLE "forms" ADD COLUMN "notice_is_sensitive" boolean DEFAULT false NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sealed_keys_id" integer;
  CREATE UNIQUE INDEX "sealed_keys_name_idx" ON "sealed_keys" USING btree ("name");
  CREATE INDEX "sealed_keys_updated_at_idx" ON "sealed_keys" USING btree ("updated_at");
  CREATE INDEX "sealed_keys_created_at_idx" ON "sealed_keys" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sealed_keys_fk" FOREIGN KEY ("sealed_keys_id") REFERENCES "public"."sealed_keys"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_sealed_keys_id_idx" ON "payload_locked_documents_rels" USING btree ("sealed_keys_id");
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
   ALTER TABLE "sealed_keys" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sealed_keys" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sealed_keys_fk";
  
  DROP INDEX "payload_locked_documents_rels_sealed_keys_id_idx";
  ALTER TABLE "staff_factor_roles" DROP COLUMN "required_from";
  ALTER TABLE "forms" DROP COLUMN "notice_is_sensitive";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sealed_keys_id";`)
}
