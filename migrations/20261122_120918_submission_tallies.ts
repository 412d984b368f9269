import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "submissions_form_submitted";
  DROP INDEX "submissions_newest";
  CREATE INDEX "submissions_status_submitted" ON "submissions" USING btree (status,submitted_at desc,id desc,form_id) WHERE suspected_at is null and deleted_at is null;
  CREATE INDEX "submissions_form_submitted" ON "submissions" USING btree (form_id,submitted_at desc,id desc,status) WHERE suspected_at is null and deleted_at is null;
  CREATE INDEX "submissions_newest" ON "submissions" USING btree (submitted_at desc,id desc,form_id,status) WHERE suspected_at is null and deleted_at is null;

  -- How many live submissions there are, by stretches of the list's order (src/lib/database/tally.ts).
  CREATE TABLE "submission_tallies" (
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"starts_id" integer NOT NULL,
  	"form_id" integer NOT NULL,
  	"status" "enum_submissions_status" NOT NULL,
  	"count" integer NOT NULL,
  	PRIMARY KEY ("starts_at", "starts_id", "form_id", "status")
  );
  -- What has come and gone since they were counted. Rows stay for a second, so no index is worth it.
  CREATE TABLE "submission_changes" (
  	"submitted_at" timestamp(3) with time zone NOT NULL,
  	"submission_id" integer NOT NULL,
  	"form_id" integer NOT NULL,
  	"status" "enum_submissions_status" NOT NULL,
  	"change" smallint NOT NULL
  ) WITH (autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_scale_factor = 0);

  CREATE FUNCTION "public"."note_submission_added"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO public.submission_changes VALUES
      (coalesce(NEW.submitted_at, 'infinity'), NEW.id, NEW.form_id, NEW.status, 1);
    RETURN NULL;
  END $$;
  CREATE FUNCTION "public"."note_submission_removed"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO public.submission_changes VALUES
      (coalesce(OLD.submitted_at, 'infinity'), OLD.id, OLD.form_id, OLD.status, -1);
    RETURN NULL;
  END $$;
  CREATE FUNCTION "public"."forget_submission_tallies"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    TRUNCATE public.submission_changes, public.submission_tallies;
    RETURN NULL;
  END $$;
  CREATE TRIGGER "submission_added" AFTER INSERT ON "submissions" FOR EACH ROW
    WHEN (NEW.suspected_at IS NULL AND NEW.deleted_at IS NULL)
    EXECUTE FUNCTION "public"."note_submission_added"();
  CREATE TRIGGER "submission_removed" AFTER DELETE ON "submissions" FOR EACH ROW
    WHEN (OLD.suspected_at IS NULL AND OLD.deleted_at IS NULL)
    EXECUTE FUNCTION "public"."note_submission_removed"();
  CREATE TRIGGER "submission_changed_from" AFTER UPDATE ON "submissions" FOR EACH ROW
    WHEN (OLD.suspected_at IS NULL AND OLD.deleted_at IS NULL AND
      (OLD.id, OLD.submitted_at, OLD.form_id, OLD.status, OLD.suspected_at, OLD.deleted_at) IS DISTINCT FROM
      (NEW.id, NEW.submitted_at, NEW.form_id, NEW.status, NEW.suspected_at, NEW.deleted_at))
    EXECUTE FUNCTION "public"."note_submission_removed"();
  CREATE TRIGGER "submission_changed_to" AFTER UPDATE ON "submissions" FOR EACH ROW
    WHEN (NEW.suspected_at IS NULL AND NEW.deleted_at IS NULL AND
      (OLD.id, OLD.submitted_at, OLD.form_id, OLD.status, OLD.suspected_at, OLD.deleted_at) IS DISTINCT FROM
      (NEW.id, NEW.submitted_at, NEW.form_id, NEW.status, NEW.suspected_at, NEW.deleted_at))
    EXECUTE FUNCTION "public"."note_submission_added"();
  CREATE TRIGGER "submissions_emptied" AFTER TRUNCATE ON "submissions" FOR EACH STATEMENT
    EXECUTE FUNCTION "public"."forget_submission_tallies"();

  -- After the triggers: making them has locked the table, so nothing comes in between. The worker cuts
  -- this one stretch into many.
  INSERT INTO "submission_tallies"
    SELECT '-infinity', 0, "form_id", "status", count(*) FROM "submissions"
    WHERE "suspected_at" IS NULL AND "deleted_at" IS NULL GROUP BY "form_id", "status";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TRIGGER "submission_added" ON "submissions";
  DROP TRIGGER "submission_removed" ON "submissions";
  DROP TRIGGER "submission_changed_from" ON "submissions";
  DROP TRIGGER "submission_changed_to" ON "submissions";
  DROP TRIGGER "submissions_emptied" ON "submissions";
  DROP FUNCTION "public"."note_submission_added"();
  DROP FUNCTION "public"."note_submission_removed"();
  DROP FUNCTION "public"."forget_submission_tallies"();
  DROP TABLE "submission_changes";
  DROP TABLE "submission_tallies";
   DROP INDEX "submissions_status_submitted";
  DROP INDEX "submissions_form_submitted";
  DROP INDEX "submissions_newest";
  CREATE INDEX "submissions_form_submitted" ON "submissions" USING btree (form_id,submitted_at desc,id desc) WHERE suspected_at is null and deleted_at is null;
  CREATE INDEX "submissions_newest" ON "submissions" USING btree (submitted_at desc,id desc) WHERE suspected_at is null and deleted_at is null;`)
}
