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
}

/** The rows in the order of the run. */
function rowsByImage(images) {
  return images.map((image) => new ImageRow(image, null));
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
