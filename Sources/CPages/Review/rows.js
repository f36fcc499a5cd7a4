"use strict";

/** A row with the heading of a cause or verdict. */
class GroupRow {
  constructor(id, title, cause, images) {
    this.id = id;
    this.title = title;
    this.cause = cause;
    this.images = images;
    this.height = 64;
  }

  /** The verdict of the group's first image. */
  get status() {
    return this.images[0].status;
  }
}

/** A row with the heading of a batch of images that pass, which may not be loaded yet. */
class BatchRow extends GroupRow {
  constructor(batch, isOnly) {
    super(`passing:${batch.file}`, batchTitle(batch, isOnly), null, batch.images ?? []);
    this.batch = batch;
  }

  get status() {
    return "passed";
  }

  /** Whether the images are still to be loaded. */
  get isPending() {
    return this.batch.images === null && this.batch.problem === null;
  }

  get place() {
    return this.batch.place;
  }
}

/** The verdict, and the first and the last scene if there are other batches. */
function batchTitle({ problem, values }, isOnly) {
  if (problem) return problem;
  const { heading } = STATUSES.find(({ id }) => id === "passed");
  const scenes = [...new Set([values.scene?.at(0), values.scene?.at(-1)])].filter(Boolean);
  return isOnly || !scenes.length ? heading : `${heading}: ${scenes.join(" to ")}`;
}

/** A row above the groups of several changes of one kind and view. */
class HeadRow {
  constructor(groups) {
    this.groups = groups;
    this.id = `head:${groups[0].cause.headID}`;
    this.images = [...new Set(groups.flatMap((group) => group.images))];
    this.height = 64;
  }

  get title() {
    return `${this.groups[0].cause.head || "Of one view and kind"} (${counted(this.groups.length, "change")})`;
  }
}

/** A row with an image. */
class ImageRow {
  constructor(image, group) {
    this.image = image;
    this.group = group;
    this.height = 56;
  }

  get place() {
    return this.image.index;
  }
}

/** The rows in the order of the run. */
function rowsByImage(images, batches, filter) {
  const rowsOf = (batch) => (filter.isNarrowed ? batch.matching(filter) : batch.images)?.map((image) => new ImageRow(image, null))
    ?? (filter.isNarrowed && !batch.problem ? [] : [new BatchRow(batch, batches.length === 1)]);
  const rows = images.map((image) => new ImageRow(image, null));
  return batches.length ? rows.concat(batches.flatMap(rowsOf)).sort((a, b) => a.place - b.place) : rows;
}

/** The rows of the images that pass, grouped by batch, or in one group if a filter narrows them. */
function passingRows(batches, filter, collapsed) {
  const rowsOf = (group) => [group, ...(collapsed.has(group.id) ? [] : group.images.map((image) => new ImageRow(image, group)))];
  if (!filter.isNarrowed) return batches.flatMap((batch) => rowsOf(new BatchRow(batch, batches.length === 1)));
  const images = batches.flatMap((batch) => batch.matching(filter) ?? []);
  const broken = batches.filter((batch) => batch.problem && batch.matching(filter) === null);
  const heading = images.length ? rowsOf(new GroupRow("status:passed", images[0].verdict.heading, null, images)) : [];
  return heading.concat(broken.map((batch) => new BatchRow(batch, false)));
}

/**
 * The rows grouped by cause, the most frequent kind of cause first. Images without a cause are grouped by verdict. An image with
 * several causes is in the group of each. Several causes of a kind and view have a row above them.
 */
function rowsByCause(images, report, collapsed) {
  const rowsOf = (group) => [group, ...(collapsed.has(group.id) ? [] : group.images.map((image) => new ImageRow(image, group)))];
  return headsOf(groupsOf(images, report)).flatMap((groups) => {
    if (groups.length === 1) return rowsOf(groups[0]);
    const head = new HeadRow(groups);
    return [head, ...(collapsed.has(head.id) ? [] : groups.flatMap(rowsOf))];
  });
}

/** The groups of one kind and view together, in the order in which the rows are. */
function headsOf(groups) {
  const heads = new Map();
  for (const group of groups) {
    const key = `${group.status}:${group.cause?.headID ?? group.id}`;
    heads.set(key, [...(heads.get(key) ?? []), group]);
  }
  const size = (head) => head.reduce((count, group) => count + group.images.length, 0);
  const order = ([group]) => STATUSES.findIndex(({ id }) => id === group.status);
  return [...heads.values()].sort((a, b) => order(a) - order(b) || size(b) - size(a));
}

function groupsOf(images, report) {
  const groups = new Map();
  for (const image of images) {
    for (const cause of image.causes.length ? image.causes : [null]) {
      const id = cause ? `cause:${cause.id}` : `status:${image.status}`;
      if (!groups.has(id)) groups.set(id, newGroup(id, cause, image, report));
      groups.get(id).images.push(image);
    }
  }
  return [...groups.values()].sort((a, b) => b.images.length - a.images.length);
}

function newGroup(id, cause, image, report) {
  const common = cause && report.causes.get(cause.id);
  return new GroupRow(id, common ? common.sentence : image.verdict.heading, common ?? null, []);
}
