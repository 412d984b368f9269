import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The functions of decision 066 with the same results in about a third of the time, because
 * everybody who registers waits for a popular limit until the registration before has been
 * committed.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  -- Free room in each page, so that the many new versions of a counter stay beside it.
  ALTER TABLE "place_limits" SET (fillfactor = 50);
  CREATE OR REPLACE FUNCTION "public"."province_slug"(answer text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT regexp_replace(lower(trim(split_part(answer, ',', -1))), '[^a-z0-9]+', '-', 'g') $$;
  -- Which limits a registration counts for; who has registered under an option's earlier name too. The
  -- sign ? finds a name in a list of options and as the one option.
  CREATE OR REPLACE FUNCTION "public"."place_claims"(form integer, answers jsonb) RETURNS SETOF integer
    LANGUAGE sql STABLE AS $$
    SELECT id FROM place_limits WHERE form_id = form AND (field_id IS NULL OR answers -> field_id ? option
      OR (former IS NOT NULL
        AND answers -> field_id ?| ARRAY(SELECT jsonb_array_elements_text(former)))
      OR (province IS NOT NULL AND province = province_slug(answers ->> field_id))) $$;
  -- One plan for all calls: planning takes longer than such short statements.
  CREATE OR REPLACE FUNCTION "public"."count_seat"() RETURNS trigger LANGUAGE plpgsql
    SET plan_cache_mode = force_generic_plan AS $$
  DECLARE
    before text := seat_counts(OLD);
    after text := seat_counts(NEW);
    lost integer[] := CASE WHEN before IS NULL THEN '{}'
      ELSE ARRAY(SELECT claim FROM place_claims(OLD.form_id, OLD.data) AS claim) END;
    gained integer[] := CASE WHEN after IS NULL THEN '{}'
      ELSE ARRAY(SELECT claim FROM place_claims(NEW.form_id, NEW.data) AS claim) END;
  BEGIN
    IF (before, lost) IS NOT DISTINCT FROM (after, gained) THEN RETURN NULL; END IF;
    -- In the order of their ids, so that no two transactions wait for each other.
    PERFORM FROM place_limits WHERE id = ANY (lost || gained) ORDER BY id FOR UPDATE;
    UPDATE place_limits SET
        held = held + CASE WHEN after = 'held' AND id = ANY (gained) THEN 1 ELSE 0 END
          - CASE WHEN before = 'held' AND id = ANY (lost) THEN 1 ELSE 0 END,
        waiting = waiting + CASE WHEN after = 'waiting' AND id = ANY (gained) THEN 1 ELSE 0 END
          - CASE WHEN before = 'waiting' AND id = ANY (lost) THEN 1 ELSE 0 END
      WHERE id = ANY (lost || gained);
    RETURN NULL;
  END $$;
  CREATE OR REPLACE FUNCTION "public"."is_anybody_next"(form integer, claims integer[]) RETURNS boolean
    LANGUAGE plpgsql STABLE AS $$
  BEGIN
    IF NOT EXISTS (SELECT FROM place_limits WHERE id = ANY (claims) AND waiting > 0) THEN RETURN false; END IF;
    RETURN EXISTS (
      SELECT FROM (
        SELECT coalesce(s.party_id, s.id) AS party, claim, count(*) AS needed
        FROM submissions AS s, place_claims(form, s.data) AS claim
        WHERE s.form_id = form AND s.seat = 'waiting' AND seat_counts(s) = 'waiting'
        GROUP BY 1, claim) AS need
      JOIN place_limits AS l ON l.id = need.claim
      GROUP BY need.party
      HAVING bool_or(l.id = ANY (claims)) AND bool_and(l.held + need.needed <= l.seats));
  END $$;
  CREATE OR REPLACE FUNCTION "public"."claim_seat"(form integer, version text, answers jsonb,
    OUT seat text, OUT line numeric) LANGUAGE plpgsql SET lock_timeout = '3s'
    SET plan_cache_mode = force_generic_plan AS $$
  DECLARE
    people jsonb := CASE jsonb_typeof(answers) WHEN 'array' THEN answers ELSE jsonb_build_array(answers) END;
    claims integer[];
    needed bigint[];
    has_list boolean;
  BEGIN
    SELECT array_agg(claim), array_agg(count) INTO claims, needed FROM (
      SELECT claim, count(*) FROM jsonb_array_elements(people) AS person(answers),
        place_claims(form, person.answers) AS claim GROUP BY claim) AS need;
    -- A queue before the rows: who waits for a row that is changed must find its newest version first.
    PERFORM pg_advisory_xact_lock(hashtext('place_limits'), id) FROM unnest(claims) AS id ORDER BY id;
    PERFORM FROM place_limits WHERE id = ANY (claims) ORDER BY id FOR UPDATE;
    SELECT places_has_waiting_list INTO has_list FROM forms WHERE id = form AND xmin::text = version;
    IF NOT FOUND THEN RETURN; END IF;
    IF NOT EXISTS (SELECT FROM place_limits JOIN unnest(claims, needed) AS need(claim, count) ON id = claim
          WHERE held + count > seats)
        AND NOT is_anybody_next(form, claims) THEN
      seat := 'held';
    ELSIF has_list THEN
      -- Held until the commit, so that numbers are in the order of commits.
      PERFORM pg_advisory_xact_lock(hashtext('place_line'), form);
      seat := 'waiting';
      line := nextval('place_line');
    ELSE
      seat := 'full';
    END IF;
  END $$;
  -- How many hold a place and wait for each limit. Who gave the same answers is looked up once.
  CREATE FUNCTION "public"."place_counts"(form integer)
    RETURNS TABLE (id integer, held bigint, waiting bigint) LANGUAGE sql STABLE AS $$
    WITH alike AS MATERIALIZED (
      SELECT answers, count(*) FILTER (WHERE counts = 'held') AS held,
        count(*) FILTER (WHERE counts = 'waiting') AS waiting
      FROM (SELECT seat_counts(s) AS counts, (
          SELECT jsonb_object_agg(field, s.data -> field) FROM unnest(ARRAY(
            SELECT DISTINCT field_id FROM place_limits WHERE form_id = form AND field_id IS NOT NULL)) AS field
        ) AS answers FROM submissions AS s WHERE s.form_id = form AND s.seat IS NOT NULL) AS one
      GROUP BY answers)
    SELECT l.id, coalesce(sum(claimed.held), 0)::bigint, coalesce(sum(claimed.waiting), 0)::bigint
    FROM place_limits AS l LEFT JOIN (
      SELECT claim, alike.held, alike.waiting FROM alike, place_claims(form, alike.answers) AS claim
    ) AS claimed ON claimed.claim = l.id
    WHERE l.form_id = form GROUP BY l.id $$;
  CREATE OR REPLACE FUNCTION "public"."recount_places"(form integer) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM submissions WHERE form_id = form AND seat IS NULL ORDER BY id FOR NO KEY UPDATE;
    PERFORM FROM place_limits WHERE form_id = form ORDER BY id FOR UPDATE;
    UPDATE submissions SET seat = 'held' WHERE form_id = form AND seat IS NULL;
    UPDATE place_limits SET held = counted.held, waiting = counted.waiting
      FROM place_counts(form) AS counted WHERE place_limits.id = counted.id;
  END $$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "place_limits" RESET (fillfactor);
  CREATE OR REPLACE FUNCTION "public"."province_slug"(answer text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT regexp_replace(lower(trim(substring(answer from '[^,]*$'))), '[^a-z0-9]+', '-', 'g') $$;
  CREATE OR REPLACE FUNCTION "public"."place_claims"(form integer, answers jsonb) RETURNS SETOF integer
    LANGUAGE sql STABLE AS $$
    SELECT id FROM place_limits WHERE form_id = form AND (field_id IS NULL OR CASE
      WHEN province IS NOT NULL THEN province = province_slug(answers ->> field_id)
      WHEN jsonb_typeof(answers -> field_id) = 'array' THEN (answers -> field_id) ? option OR EXISTS (
        SELECT FROM jsonb_array_elements_text(coalesce(former, '[]')) AS name
        WHERE (answers -> field_id) ? name)
      ELSE answers ->> field_id = option OR coalesce(former, '[]') ? (answers ->> field_id) END) $$;
  CREATE OR REPLACE FUNCTION "public"."count_seat"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- In the order of their ids, so that no two transactions wait for each other.
    PERFORM FROM place_limits WHERE id IN (
      SELECT place_claims(OLD.form_id, OLD.data) UNION SELECT place_claims(NEW.form_id, NEW.data))
      ORDER BY id FOR UPDATE;
    UPDATE place_limits SET held = place_limits.held + change.held,
        waiting = place_limits.waiting + change.waiting
      FROM (SELECT id, sum((counts = 'held')::int * sign) AS held,
          sum((counts = 'waiting')::int * sign) AS waiting
        FROM (SELECT place_claims(OLD.form_id, OLD.data) AS id, seat_counts(OLD) AS counts, -1 AS sign
          UNION ALL SELECT place_claims(NEW.form_id, NEW.data), seat_counts(NEW), 1) AS effects
        WHERE counts IS NOT NULL GROUP BY id) AS change
      WHERE place_limits.id = change.id AND (change.held <> 0 OR change.waiting <> 0);
    RETURN NULL;
  END $$;
  CREATE OR REPLACE FUNCTION "public"."is_anybody_next"(form integer, claims integer[]) RETURNS boolean
    LANGUAGE sql STABLE AS $$
    SELECT EXISTS (SELECT FROM place_limits WHERE id = ANY (claims) AND waiting > 0) AND EXISTS (
      SELECT FROM (
        SELECT coalesce(s.party_id, s.id) AS party, claim, count(*) AS needed FROM submissions AS s, place_claims(form, s.data) AS claim
        WHERE s.form_id = form AND s.seat = 'waiting' AND seat_counts(s) = 'waiting'
        GROUP BY 1, claim) AS need
      JOIN place_limits AS l ON l.id = need.claim
      GROUP BY need.party
      HAVING bool_or(l.id = ANY (claims)) AND bool_and(l.held + need.needed <= l.seats)) $$;
  CREATE OR REPLACE FUNCTION "public"."claim_seat"(form integer, version text, answers jsonb,
    OUT seat text, OUT line numeric) LANGUAGE plpgsql SET lock_timeout = '3s' AS $$
  DECLARE
    people jsonb := CASE jsonb_typeof(answers) WHEN 'array' THEN answers ELSE jsonb_build_array(answers) END;
    claims integer[] := ARRAY(SELECT DISTINCT claim FROM jsonb_array_elements(people) AS person(answers),
      place_claims(form, person.answers) AS claim);
    has_list boolean;
  BEGIN
    PERFORM FROM place_limits WHERE id = ANY (claims) ORDER BY id FOR UPDATE;
    SELECT places_has_waiting_list INTO has_list FROM forms WHERE id = form AND xmin::text = version;
    IF NOT FOUND THEN RETURN; END IF;
    IF NOT EXISTS (
          SELECT FROM place_limits AS l WHERE l.id = ANY (claims) AND l.held + (
            SELECT count(*) FROM jsonb_array_elements(people) AS person(answers),
              place_claims(form, person.answers) AS claim WHERE claim = l.id) > l.seats)
        AND NOT is_anybody_next(form, claims) THEN
      seat := 'held';
    ELSIF has_list THEN
      -- Held until the commit, so that numbers are in the order of commits.
      PERFORM pg_advisory_xact_lock(hashtext('place_line'), form);
      seat := 'waiting';
      line := nextval('place_line');
    ELSE
      seat := 'full';
    END IF;
  END $$;
  CREATE OR REPLACE FUNCTION "public"."recount_places"(form integer) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM submissions WHERE form_id = form AND seat IS NULL ORDER BY id FOR NO KEY UPDATE;
    PERFORM FROM place_limits WHERE form_id = form ORDER BY id FOR UPDATE;
    UPDATE submissions SET seat = 'held' WHERE form_id = form AND seat IS NULL;
    UPDATE place_limits SET held = coalesce(counted.held, 0), waiting = coalesce(counted.waiting, 0)
      FROM place_limits AS each LEFT JOIN (
        SELECT claim, count(*) FILTER (WHERE seat_counts(s) = 'held') AS held,
          count(*) FILTER (WHERE seat_counts(s) = 'waiting') AS waiting
        FROM submissions AS s, place_claims(form, s.data) AS claim
        WHERE s.form_id = form GROUP BY claim) AS counted ON counted.claim = each.id
      WHERE each.form_id = form AND place_limits.id = each.id;
  END $$;
  DROP FUNCTION "place_counts";`)
}
