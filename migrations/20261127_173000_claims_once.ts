import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The claim counts the place that it gives, so that no trigger looks up the limits again, and finds
 * the limits by an index: reading all counters of a form with a limit for each province met many
 * old versions of them (decision 066). `claim_seat` stays for processes of the version before.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE INDEX "place_limits_by_province" ON "place_limits" ("form_id", (coalesce("province", '')));
  -- True for a row whose place the claim counted; read by the trigger when the row is stored, and never
  -- again.
  ALTER TABLE "submissions" ADD COLUMN "is_counted" boolean;
  -- Which limits a registration counts for; who has registered under an option's earlier name too. The
  -- sign ? finds a name in a list of options and as the one option. The array finds limits by the index:
  -- the short answers as provinces (a town has 100 signs at most), and '' for a limit of no province.
  CREATE OR REPLACE FUNCTION "public"."place_claims"(form integer, answers jsonb) RETURNS SETOF integer
    LANGUAGE sql STABLE AS $$
    SELECT id FROM place_limits WHERE form_id = form AND coalesce(province, '') = ANY (ARRAY(
        SELECT province_slug(value) FROM jsonb_each_text(answers) WHERE length(value) <= 150
        UNION ALL SELECT ''))
      AND CASE WHEN field_id IS NULL THEN true
      WHEN province IS NOT NULL THEN province = province_slug(answers ->> field_id)
      ELSE answers -> field_id ? option OR (former IS NOT NULL
        AND answers -> field_id ?| ARRAY(SELECT jsonb_array_elements_text(former))) END $$;
  -- Counts what has changed. For a new row that is what the claim did not count: of one that is stored by a
  -- process of the version before all of it, of a suspected one the place that the claim counted.
  CREATE OR REPLACE FUNCTION "public"."count_seat"() RETURNS trigger LANGUAGE plpgsql
    SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
  DECLARE
    before text := CASE WHEN TG_OP <> 'INSERT' THEN seat_counts(OLD) WHEN NEW.is_counted THEN NEW.seat END;
    after text := seat_counts(NEW);
    lost integer[] := '{}';
    gained integer[] := '{}';
  BEGIN
    IF before IS NOT NULL THEN
      lost := ARRAY(SELECT claim FROM place_claims(coalesce(OLD.form_id, NEW.form_id),
        coalesce(OLD.data, NEW.data)) AS claim);
    END IF;
    IF after IS NOT NULL THEN
      gained := ARRAY(SELECT claim FROM place_claims(NEW.form_id, NEW.data) AS claim);
    END IF;
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
  DROP TRIGGER "seat_added" ON "submissions";
  CREATE TRIGGER "seat_added" AFTER INSERT ON "submissions" FOR EACH ROW
    WHEN (NEW.seat IS NOT NULL AND (NEW.is_counted IS NOT TRUE OR NEW.suspected_at IS NOT NULL OR NEW.is_test))
    EXECUTE FUNCTION "public"."count_seat"();
  -- The place of a new registration: held, waiting with its number, or full. A party, whose people's answers
  -- are an array, is never split. Null when the form is another version by now. The place is counted, so the
  -- caller stores the rows with is_counted in the same transaction, or rolls it back. A caller that waits longer
  -- than three seconds for a limit gets an error. Where it had to wait, the transaction commits before it is
  -- on the disk: the caller waits for that.
  CREATE FUNCTION "public"."claim_places"(form integer, version text, answers jsonb,
    OUT seat text, OUT line numeric, OUT is_counted boolean) LANGUAGE plpgsql SET lock_timeout = '3s'
    SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
  DECLARE
    claims integer[];
    -- How many people each takes; null for one.
    needed bigint[];
    claim integer;
    is_locked boolean;
    is_one_full boolean;
    is_one_awaited boolean;
    is_full boolean := false;
    is_awaited boolean := false;
    has_list boolean;
    is_unchanged boolean;
  BEGIN
    IF jsonb_typeof(answers) = 'array' THEN
      SELECT array_agg(id ORDER BY id), array_agg(count ORDER BY id) INTO claims, needed FROM (
        SELECT id, count(*) FROM jsonb_array_elements(answers) AS person(answers),
          place_claims(form, person.answers) AS id GROUP BY id) AS need;
    ELSE
      claims := ARRAY(SELECT id FROM place_claims(form, answers) AS id ORDER BY id);
    END IF;
    -- In the order of their ids, so that no two transactions wait for each other.
    FOREACH claim IN ARRAY coalesce(claims, '{}') LOOP
      -- A queue before the row: who waits for a row that is changed must find its newest version first.
      -- Assigned, because that is quicker than a statement.
      IF NOT pg_try_advisory_xact_lock(hashtext('place_limits'), claim) THEN
        is_locked := set_config('synchronous_commit', 'off', true) = 'off'
          AND pg_advisory_xact_lock(hashtext('place_limits'), claim) IS NOT NULL;
      END IF;
      UPDATE place_limits SET held = held + coalesce(needed[array_position(claims, id)], 1) WHERE id = claim
        RETURNING held > seats, waiting > 0 INTO is_one_full, is_one_awaited;
      is_full := is_full OR is_one_full IS TRUE;
      is_awaited := is_awaited OR is_one_awaited IS TRUE;
    END LOOP;
    SELECT places_has_waiting_list INTO has_list FROM forms WHERE id = form AND xmin::text = version;
    is_unchanged := FOUND;
    IF is_unchanged AND NOT is_full AND NOT is_awaited THEN
      seat := 'held';
      is_counted := true;
      RETURN;
    END IF;
    UPDATE place_limits SET held = held - coalesce(needed[array_position(claims, id)], 1)
      WHERE id = ANY (claims);
    IF NOT is_unchanged THEN RETURN; END IF;
    IF NOT is_full AND NOT is_anybody_next(form, claims) THEN
      seat := 'held';
    ELSIF has_list THEN
      -- Held until the commit, so that numbers are in the order of commits.
      PERFORM pg_advisory_xact_lock(hashtext('place_line'), form);
      seat := 'waiting';
      line := nextval('place_line');
    ELSE
      seat := 'full';
      RETURN;
    END IF;
    UPDATE place_limits SET
        held = held + CASE seat WHEN 'held' THEN coalesce(needed[array_position(claims, id)], 1) ELSE 0 END,
        waiting = waiting + CASE seat WHEN 'waiting' THEN coalesce(needed[array_position(claims, id)], 1) ELSE 0 END
      WHERE id = ANY (claims);
    is_counted := true;
  END $$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  CREATE OR REPLACE FUNCTION "public"."place_claims"(form integer, answers jsonb) RETURNS SETOF integer
    LANGUAGE sql STABLE AS $$
    SELECT id FROM place_limits WHERE form_id = form AND CASE WHEN field_id IS NULL THEN true
      WHEN province IS NOT NULL THEN province = province_slug(answers ->> field_id)
      ELSE answers -> field_id ? option OR (former IS NOT NULL
        AND answers -> field_id ?| ARRAY(SELECT jsonb_array_elements_text(former))) END $$;
  CREATE OR REPLACE FUNCTION "public"."count_seat"() RETURNS trigger LANGUAGE plpgsql
    SET plan_cache_mode = force_generic_plan AS $$
  DECLARE
    before text;
    after text := seat_counts(NEW);
    lost integer[] := '{}';
    gained integer[] := '{}';
  BEGIN
    IF TG_OP = 'INSERT' THEN
      -- Whoever registers has locked these limits in the order of their ids.
      UPDATE place_limits SET held = held + CASE after WHEN 'held' THEN 1 ELSE 0 END,
          waiting = waiting + CASE after WHEN 'waiting' THEN 1 ELSE 0 END
        WHERE after IS NOT NULL
          AND id = ANY (ARRAY(SELECT claim FROM place_claims(NEW.form_id, NEW.data) AS claim));
      RETURN NULL;
    END IF;
    before := seat_counts(OLD);
    IF before IS NOT NULL THEN
      lost := ARRAY(SELECT claim FROM place_claims(OLD.form_id, OLD.data) AS claim);
    END IF;
    IF after IS NOT NULL THEN
      gained := ARRAY(SELECT claim FROM place_claims(NEW.form_id, NEW.data) AS claim);
    END IF;
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
  DROP TRIGGER "seat_added" ON "submissions";
  CREATE TRIGGER "seat_added" AFTER INSERT ON "submissions" FOR EACH ROW
    WHEN (NEW.seat IS NOT NULL) EXECUTE FUNCTION "public"."count_seat"();
  DROP FUNCTION "claim_places";
  ALTER TABLE "submissions" DROP COLUMN "is_counted";
  DROP INDEX "place_limits_by_province";`)
}
