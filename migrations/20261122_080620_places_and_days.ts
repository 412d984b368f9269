import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_home_page_countdown_endsat_tz" AS ENUM('Asia/Manila', 'Asia/Singapore', 'Asia/Tokyo', 'Asia/Dubai', 'Europe/London', 'America/New_York', 'America/Los_Angeles');
  CREATE TYPE "public"."enum_home_page_countdown_afterwards" AS ENUM('next', 'thanks');
  CREATE TYPE "public"."enum__home_page_v_version_countdown_endsat_tz" AS ENUM('Asia/Manila', 'Asia/Singapore', 'Asia/Tokyo', 'Asia/Dubai', 'Europe/London', 'America/New_York', 'America/Los_Angeles');
  CREATE TYPE "public"."enum__home_page_v_version_countdown_afterwards" AS ENUM('next', 'thanks');
  CREATE TYPE "public"."enum_celebrations_november_calendar_repeats" AS ENUM('no', 'date', 'weekday');
  CREATE TYPE "public"."enum_celebrations_march_calendar_repeats" AS ENUM('no', 'date', 'weekday');
  CREATE TYPE "public"."enum__celebrations_v_version_november_calendar_repeats" AS ENUM('no', 'date', 'weekday');
  CREATE TYPE "public"."enum__celebrations_v_version_march_calendar_repeats" AS ENUM('no', 'date', 'weekday');
  CREATE TABLE "venue_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"province_id" integer NOT NULL,
  	"email" varchar NOT NULL,
  	"recipient" varchar NOT NULL,
  	"asked_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"queued_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "provinces" ALTER COLUMN "venue" DROP NOT NULL;
  ALTER TABLE "provinces" ADD COLUMN "is_announced" boolean DEFAULT false NOT NULL;
  ALTER TABLE "provinces" ADD COLUMN "directions" varchar;
  ALTER TABLE "provinces" ADD COLUMN "form_id" integer;
  ALTER TABLE "provinces" ADD COLUMN "towns" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "venue_requests_id" integer;
  ALTER TABLE "home_page" ADD COLUMN "countdown_ends_at" timestamp(3) with time zone;
  ALTER TABLE "home_page" ADD COLUMN "countdown_endsat_tz" "enum_home_page_countdown_endsat_tz" DEFAULT 'Asia/Manila';
  ALTER TABLE "home_page" ADD COLUMN "countdown_afterwards" "enum_home_page_countdown_afterwards" DEFAULT 'next';
  ALTER TABLE "home_page" ADD COLUMN "countdown_next_date" timestamp(3) with time zone;
  ALTER TABLE "home_page" ADD COLUMN "countdown_thanks" varchar DEFAULT 'Thank you for worshipping with us.';
  ALTER TABLE "_home_page_v" ADD COLUMN "version_countdown_ends_at" timestamp(3) with time zone;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_countdown_endsat_tz" "enum__home_page_v_version_countdown_endsat_tz" DEFAULT 'Asia/Manila';
  ALTER TABLE "_home_page_v" ADD COLUMN "version_countdown_afterwards" "enum__home_page_v_version_countdown_afterwards" DEFAULT 'next';
  ALTER TABLE "_home_page_v" ADD COLUMN "version_countdown_next_date" timestamp(3) with time zone;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_countdown_thanks" varchar DEFAULT 'Thank you for worshipping with us.';
  ALTER TABLE "celebrations" ADD COLUMN "november_calendar_repeats" "enum_celebrations_november_calendar_repeats" DEFAULT 'no';
  ALTER TABLE "celebrations" ADD COLUMN "march_closed_button" varchar DEFAULT 'When does registration open?';
  ALTER TABLE "celebrations" ADD COLUMN "march_calendar_repeats" "enum_celebrations_march_calendar_repeats" DEFAULT 'no';
  ALTER TABLE "_celebrations_v" ADD COLUMN "version_november_calendar_repeats" "enum__celebrations_v_version_november_calendar_repeats" DEFAULT 'no';
  ALTER TABLE "_celebrations_v" ADD COLUMN "version_march_closed_button" varchar DEFAULT 'When does registration open?';
  ALTER TABLE "_celebrations_v" ADD COLUMN "version_march_calendar_repeats" "enum__celebrations_v_version_march_calendar_repeats" DEFAULT 'no';
  ALTER TABLE "venue_requests" ADD CONSTRAINT "venue_requests_province_id_provinces_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."provinces"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "venue_requests_province_idx" ON "venue_requests" USING btree ("province_id");
  CREATE INDEX "venue_requests_updated_at_idx" ON "venue_requests" USING btree ("updated_at");
  CREATE INDEX "venue_requests_created_at_idx" ON "venue_requests" USING btree ("created_at");
  CREATE UNIQUE INDEX "province_recipient_idx" ON "venue_requests" USING btree ("province_id","recipient");
  CREATE INDEX "recipient_askedAt_idx" ON "venue_requests" USING btree ("recipient","asked_at");
  ALTER TABLE "provinces" ADD CONSTRAINT "provinces_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_venue_requests_fk" FOREIGN KEY ("venue_requests_id") REFERENCES "public"."venue_requests"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "provinces_form_idx" ON "provinces" USING btree ("form_id");
  CREATE INDEX "payload_locked_documents_rels_venue_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("venue_requests_id");
  UPDATE "celebrations" SET "november_calendar_repeats" = 'date' WHERE "november_calendar_is_yearly";
  UPDATE "celebrations" SET "march_calendar_repeats" = 'date' WHERE "march_calendar_is_yearly";
  UPDATE "_celebrations_v" SET "version_november_calendar_repeats" = 'date' WHERE "version_november_calendar_is_yearly";
  UPDATE "_celebrations_v" SET "version_march_calendar_repeats" = 'date' WHERE "version_march_calendar_is_yearly";
  UPDATE "provinces" SET "is_announced" = true WHERE "venue" <> 'To be announced by the provincial team';
  UPDATE "provinces" SET "venue" = NULL WHERE NOT "is_announced";
  INSERT INTO "provinces" ("name", "region", "time") SELECT 'Metro Manila', 'Luzon', '1:00PM - 10:00PM'
    WHERE EXISTS (SELECT FROM "provinces") AND NOT EXISTS (SELECT FROM "provinces" WHERE "name" = 'Metro Manila');
  ALTER TABLE "celebrations" DROP COLUMN "november_calendar_is_yearly";
  ALTER TABLE "celebrations" DROP COLUMN "march_calendar_is_yearly";
  ALTER TABLE "_celebrations_v" DROP COLUMN "version_november_calendar_is_yearly";
  ALTER TABLE "_celebrations_v" DROP COLUMN "version_march_calendar_is_yearly";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "venue_requests" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "venue_requests" CASCADE;
  ALTER TABLE "provinces" DROP CONSTRAINT "provinces_form_id_forms_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_venue_requests_fk";
  
  DROP INDEX "provinces_form_idx";
  DROP INDEX "payload_locked_documents_rels_venue_requests_id_idx";
  UPDATE "provinces" SET "venue" = 'To be announced by the provincial team' WHERE "venue" IS NULL;
  ALTER TABLE "provinces" ALTER COLUMN "venue" SET NOT NULL;
  ALTER TABLE "celebrations" ADD COLUMN "november_calendar_is_yearly" boolean;
  ALTER TABLE "celebrations" ADD COLUMN "march_calendar_is_yearly" boolean;
  ALTER TABLE "_celebrations_v" ADD COLUMN "version_november_calendar_is_yearly" boolean;
  ALTER TABLE "_celebrations_v" ADD COLUMN "version_march_calendar_is_yearly" boolean;
  ALTER TABLE "provinces" DROP COLUMN "is_announced";
  ALTER TABLE "provinces" DROP COLUMN "directions";
  ALTER TABLE "provinces" DROP COLUMN "form_id";
  ALTER TABLE "provinces" DROP COLUMN "towns";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "venue_requests_id";
  ALTER TABLE "home_page" DROP COLUMN "countdown_ends_at";
  ALTER TABLE "home_page" DROP COLUMN "countdown_endsat_tz";
  ALTER TABLE "home_page" DROP COLUMN "countdown_afterwards";
  ALTER TABLE "home_page" DROP COLUMN "countdown_next_date";
  ALTER TABLE "home_page" DROP COLUMN "countdown_thanks";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_countdown_ends_at";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_countdown_endsat_tz";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_countdown_afterwards";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_countdown_next_date";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_countdown_thanks";
  ALTER TABLE "celebrations" DROP COLUMN "november_calendar_repeats";
  ALTER TABLE "celebrations" DROP COLUMN "march_closed_button";
  ALTER TABLE "celebrations" DROP COLUMN "march_calendar_repeats";
  ALTER TABLE "_celebrations_v" DROP COLUMN "version_november_calendar_repeats";
  ALTER TABLE "_celebrations_v" DROP COLUMN "version_march_closed_button";
  ALTER TABLE "_celebrations_v" DROP COLUMN "version_march_calendar_repeats";
  DROP TYPE "public"."enum_home_page_countdown_endsat_tz";
  DROP TYPE "public"."enum_home_page_countdown_afterwards";
  DROP TYPE "public"."enum__home_page_v_version_countdown_endsat_tz";
  DROP TYPE "public"."enum__home_page_v_version_countdown_afterwards";
  DROP TYPE "public"."enum_celebrations_november_calendar_repeats";
  DROP TYPE "public"."enum_celebrations_march_calendar_repeats";
  DROP TYPE "public"."enum__celebrations_v_version_november_calendar_repeats";
  DROP TYPE "public"."enum__celebrations_v_version_march_calendar_repeats";`)
}
