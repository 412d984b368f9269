import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_testimonies_shown_as" AS ENUM('place', 'name', 'nothing');
  CREATE TABLE "provinces_past_years" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" numeric NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "provinces_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  ALTER TABLE "testimonies" ADD COLUMN "shown_as" "enum_testimonies_shown_as" DEFAULT 'place';
  ALTER TABLE "provinces" ADD COLUMN "coordinator" varchar;
  ALTER TABLE "home_page" ADD COLUMN "first_screen_words" varchar DEFAULT 'Churches and denominations across the Philippines, united to exalt the name of Jesus.';
  ALTER TABLE "home_page" ADD COLUMN "first_screen_button" varchar DEFAULT 'Find your province';
  ALTER TABLE "home_page" ADD COLUMN "first_screen_button_address" varchar DEFAULT '/yearly-events?open=true';
  ALTER TABLE "_home_page_v" ADD COLUMN "version_first_screen_words" varchar DEFAULT 'Churches and denominations across the Philippines, united to exalt the name of Jesus.';
  ALTER TABLE "_home_page_v" ADD COLUMN "version_first_screen_button" varchar DEFAULT 'Find your province';
  ALTER TABLE "_home_page_v" ADD COLUMN "version_first_screen_button_address" varchar DEFAULT '/yearly-events?open=true';
  ALTER TABLE "provinces_past_years" ADD CONSTRAINT "provinces_past_years_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."provinces"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "provinces_rels" ADD CONSTRAINT "provinces_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."provinces"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "provinces_rels" ADD CONSTRAINT "provinces_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "provinces_past_years_order_idx" ON "provinces_past_years" USING btree ("_order");
  CREATE INDEX "provinces_past_years_parent_id_idx" ON "provinces_past_years" USING btree ("_parent_id");
  CREATE INDEX "provinces_rels_order_idx" ON "provinces_rels" USING btree ("order");
  CREATE INDEX "provinces_rels_parent_idx" ON "provinces_rels" USING btree ("parent_id");
  CREATE INDEX "provinces_rels_path_idx" ON "provinces_rels" USING btree ("path");
  CREATE INDEX "provinces_rels_media_id_idx" ON "provinces_rels" USING btree ("media_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "provinces_past_years" CASCADE;
  DROP TABLE "provinces_rels" CASCADE;
  ALTER TABLE "testimonies" DROP COLUMN "shown_as";
  ALTER TABLE "provinces" DROP COLUMN "coordinator";
  ALTER TABLE "home_page" DROP COLUMN "first_screen_words";
  ALTER TABLE "home_page" DROP COLUMN "first_screen_button";
  ALTER TABLE "home_page" DROP COLUMN "first_screen_button_address";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_first_screen_words";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_first_screen_button";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_first_screen_button_address";
  DROP TYPE "public"."enum_testimonies_shown_as";`)
}
