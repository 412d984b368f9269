import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "form_notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form_id" numeric NOT NULL,
  	"version" numeric NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "drive_erasures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_id" numeric NOT NULL,
  	"form_id" numeric NOT NULL,
  	"drive_id" varchar,
  	"sha256" varchar NOT NULL,
  	"error" varchar,
  	"tried_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "retention_plans" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form_id" numeric NOT NULL,
  	"cutoff" timestamp(3) with time zone NOT NULL,
  	"goes_at" timestamp(3) with time zone NOT NULL,
  	"count" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_names" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"account_id" numeric,
  	"submission_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tombstones" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"mark" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP INDEX "submissions_form_submitted";
  DROP INDEX "submissions_newest";
  ALTER TABLE "forms" ADD COLUMN "notice_is_on" boolean DEFAULT false NOT NULL;
  ALTER TABLE "forms" ADD COLUMN "notice_version" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "forms" ADD COLUMN "notice_text" varchar;
  ALTER TABLE "forms" ADD COLUMN "retention_days" numeric;
  ALTER TABLE "forms" ADD COLUMN "retention_from" varchar;
  ALTER TABLE "forms" ADD COLUMN "retention_event_day" varchar;
  ALTER TABLE "submissions" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "submissions" ADD COLUMN "deleted_by_id" integer;
  ALTER TABLE "submissions" ADD COLUMN "notice_version" numeric;
  ALTER TABLE "submissions" ADD COLUMN "notice_agreed_at" timestamp(3) with time zone;
  ALTER TABLE "audit_log" ADD COLUMN "actor_name_id" numeric;
  ALTER TABLE "audit_log" ADD COLUMN "subject_name_id" numeric;
  ALTER TABLE "audit_log" ADD COLUMN "detail_name_id" numeric;
  ALTER TABLE "audit_log" ADD COLUMN "submissions" jsonb;
  ALTER TABLE "audit_log" ADD COLUMN "form_id" numeric;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_notices_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "drive_erasures_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "retention_plans_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_names_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tombstones_id" integer;
  CREATE INDEX "form_notices_updated_at_idx" ON "form_notices" USING btree ("updated_at");
  CREATE INDEX "form_notices_created_at_idx" ON "form_notices" USING btree ("created_at");
  CREATE UNIQUE INDEX "formId_version_idx" ON "form_notices" USING btree ("form_id","version");
  CREATE INDEX "drive_erasures_updated_at_idx" ON "drive_erasures" USING btree ("updated_at");
  CREATE INDEX "drive_erasures_created_at_idx" ON "drive_erasures" USING btree ("created_at");
  CREATE UNIQUE INDEX "retention_plans_form_id_idx" ON "retention_plans" USING btree ("form_id");
  CREATE INDEX "retention_plans_updated_at_idx" ON "retention_plans" USING btree ("updated_at");
  CREATE INDEX "retention_plans_created_at_idx" ON "retention_plans" USING btree ("created_at");
  CREATE INDEX "audit_names_account_id_idx" ON "audit_names" USING btree ("account_id");
  CREATE INDEX "audit_names_submission_id_idx" ON "audit_names" USING btree ("submission_id");
  CREATE INDEX "audit_names_updated_at_idx" ON "audit_names" USING btree ("updated_at");
  CREATE INDEX "audit_names_created_at_idx" ON "audit_names" USING btree ("created_at");
  CREATE UNIQUE INDEX "tombstones_mark_idx" ON "tombstones" USING btree ("mark");
  CREATE INDEX "tombstones_updated_at_idx" ON "tombstones" USING btree ("updated_at");
  CREATE INDEX "tombstones_created_at_idx" ON "tombstones" USING btree ("created_at");
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_deleted_by_id_admin_users_id_fk" FOREIGN KEY ("deleted_by_id") REFERENCES "public"."admin_users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_notices_fk" FOREIGN KEY ("form_notices_id") REFERENCES "public"."form_notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_drive_erasures_fk" FOREIGN KEY ("drive_erasures_id") REFERENCES "public"."drive_erasures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_retention_plans_fk" FOREIGN KEY ("retention_plans_id") REFERENCES "public"."retention_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_names_fk" FOREIGN KEY ("audit_names_id") REFERENCES "public"."audit_names"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tombstones_fk" FOREIGN KEY ("tombstones_id") REFERENCES "public"."tombstones"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "submissions_deleted_by_idx" ON "submissions" USING btree ("deleted_by_id");
  CREATE INDEX "submissions_deleted" ON "submissions" USING btree (deleted_at desc,id desc) WHERE deleted_at is not null;
  CREATE INDEX "audit_log_actor_id_idx" ON "audit_log" USING btree ("actor_id");
  CREATE INDEX "audit_log_submissions" ON "audit_log" USING gin (submissions jsonb_path_ops);
  CREATE INDEX "payload_locked_documents_rels_form_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("form_notices_id");
  CREATE INDEX "payload_locked_documents_rels_drive_erasures_id_idx" ON "payload_locked_documents_rels" USING btree ("drive_erasures_id");
  CREATE INDEX "payload_locked_documents_rels_retention_plans_id_idx" ON "payload_locked_documents_rels" USING btree ("retention_plans_id");
  CREATE INDEX "payload_locked_documents_rels_audit_names_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_names_id");
  CREATE INDEX "payload_locked_documents_rels_tombstones_id_idx" ON "payload_locked_documents_rels" USING btree ("tombstones_id");
  CREATE INDEX "submissions_form_submitted" ON "submissions" USING btree (form_id,submitted_at desc,id desc) WHERE suspected_at is null and deleted_at is null;
  CREATE INDEX "submissions_newest" ON "submissions" USING btree (submitted_at desc,id desc) WHERE suspected_at is null and deleted_at is null;
  UPDATE "audit_log" SET "submissions" = jsonb_build_array(substr("subject", 2)::int) WHERE "subject" ~ '^#[0-9]{1,9}$';
  INSERT INTO "audit_names" ("text", "account_id")
    SELECT DISTINCT "actor_name", "actor_id" FROM "audit_log" WHERE "actor_name" IS NOT NULL;
  UPDATE "audit_log" line SET "actor_name_id" = name."id" FROM "audit_names" name
    WHERE name."text" = line."actor_name" AND name."account_id" IS NOT DISTINCT FROM line."actor_id";
  INSERT INTO "audit_names" ("text", "account_id")
    SELECT "subject", (SELECT "id" FROM "admin_users" WHERE "email" = "subject")
    FROM "audit_log" WHERE "action" LIKE 'staff.%' AND "subject" IS NOT NULL GROUP BY "subject";
  UPDATE "audit_log" line SET "subject" = NULL, "subject_name_id" =
      (SELECT max("id") FROM "audit_names" WHERE "text" = line."subject")
    WHERE "action" LIKE 'staff.%' AND "subject" IS NOT NULL;
  INSERT INTO "audit_names" ("text", "account_id")
    SELECT DISTINCT "detail", (SELECT max("id") FROM "admin_users" WHERE "name" = "detail")
    FROM "audit_log" WHERE "action" = 'submission.assigned' AND "detail" <> 'nobody';
  INSERT INTO "audit_names" ("text", "submission_id")
    SELECT DISTINCT "detail", ("submissions"->>0)::int FROM "audit_log"
    WHERE ("action" LIKE 'file.%' OR "action" = 'submission.receipt_resent') AND "detail" IS NOT NULL;
  UPDATE "audit_log" line SET "detail" = NULL, "detail_name_id" =
      (SELECT max("id") FROM "audit_names" WHERE "text" = line."detail"
        AND ("action" = 'submission.assigned' OR "submission_id" IS NOT DISTINCT FROM (line."submissions"->>0)::int))
    WHERE "detail" IS NOT NULL AND ("action" LIKE 'file.%' OR "action" = 'submission.receipt_resent'
      OR ("action" = 'submission.assigned' AND "detail" <> 'nobody'));
  ALTER TABLE "audit_log" DROP COLUMN "actor_name";
  -- Sorting in belongs to the index's owner, which the running product is not.
  CREATE FUNCTION "public"."tidy_search_index"() RETURNS bigint LANGUAGE sql SECURITY DEFINER
    SET search_path = pg_catalog, pg_temp
    AS $$ SELECT gin_clean_pending_list('public.submissions_search_trgm'::regclass) $$;
  ALTER INDEX "public"."submissions_search_trgm" SET (gin_pending_list_limit = 32768);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP FUNCTION "public"."tidy_search_index"();
  ALTER INDEX "public"."submissions_search_trgm" RESET (gin_pending_list_limit);
   ALTER TABLE "audit_log" ADD COLUMN "actor_name" varchar;
  UPDATE "audit_log" SET
    "actor_name" = (SELECT "text" FROM "audit_names" WHERE "audit_names"."id" = "actor_name_id"),
    "subject" = coalesce("subject", (SELECT "text" FROM "audit_names" WHERE "audit_names"."id" = "subject_name_id")),
    "detail" = coalesce("detail", (SELECT "text" FROM "audit_names" WHERE "audit_names"."id" = "detail_name_id"));
  ALTER TABLE "form_notices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "drive_erasures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "retention_plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_names" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tombstones" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "form_notices" CASCADE;
  DROP TABLE "drive_erasures" CASCADE;
  DROP TABLE "retention_plans" CASCADE;
  DROP TABLE "audit_names" CASCADE;
  DROP TABLE "tombstones" CASCADE;
  ALTER TABLE "submissions" DROP CONSTRAINT "submissions_deleted_by_id_admin_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_form_notices_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_drive_erasures_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_retention_plans_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_names_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tombstones_fk";
  
  DROP INDEX "submissions_deleted_by_idx";
  DROP INDEX "submissions_deleted";
  DROP INDEX "audit_log_actor_id_idx";
  DROP INDEX "audit_log_submissions";
  DROP INDEX "payload_locked_documents_rels_form_notices_id_idx";
  DROP INDEX "payload_locked_documents_rels_drive_erasures_id_idx";
  DROP INDEX "payload_locked_documents_rels_retention_plans_id_idx";
  DROP INDEX "payload_locked_documents_rels_audit_names_id_idx";
  DROP INDEX "payload_locked_documents_rels_tombstones_id_idx";
  DROP INDEX "submissions_form_submitted";
  DROP INDEX "submissions_newest";
  CREATE INDEX "submissions_form_submitted" ON "submissions" USING btree (form_id,submitted_at desc,id desc) WHERE suspected_at is null;
  CREATE INDEX "submissions_newest" ON "submissions" USING btree (submitted_at desc,id desc) WHERE suspected_at is null;
  ALTER TABLE "forms" DROP COLUMN "notice_is_on";
  ALTER TABLE "forms" DROP COLUMN "notice_version";
  ALTER TABLE "forms" DROP COLUMN "notice_text";
  ALTER TABLE "forms" DROP COLUMN "retention_days";
  ALTER TABLE "forms" DROP COLUMN "retention_from";
  ALTER TABLE "forms" DROP COLUMN "retention_event_day";
  ALTER TABLE "submissions" DROP COLUMN "deleted_at";
  ALTER TABLE "submissions" DROP COLUMN "deleted_by_id";
  ALTER TABLE "submissions" DROP COLUMN "notice_version";
  ALTER TABLE "submissions" DROP COLUMN "notice_agreed_at";
  ALTER TABLE "audit_log" DROP COLUMN "actor_name_id";
  ALTER TABLE "audit_log" DROP COLUMN "subject_name_id";
  ALTER TABLE "audit_log" DROP COLUMN "detail_name_id";
  ALTER TABLE "audit_log" DROP COLUMN "submissions";
  ALTER TABLE "audit_log" DROP COLUMN "form_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_notices_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "drive_erasures_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "retention_plans_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_names_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tombstones_id";`)
}
