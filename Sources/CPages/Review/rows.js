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
 * The rows grouped by cause, the most frequent cause first. Images without a cause are grouped by verdict. An image with
 * several causes is in the group of each.
 */
function rowsByCause(images, report, collapsed) {
  const groups = groupsOf(images, report);
  return groups.flatMap((group) => [
    group, ...(collapsed.has(group.id) ? [] : group.images.map((image) => new ImageRow(image, group))),
  ]);
}

function groupsOf(images, report) {
  const groups = new Map();
  for (const image of images) {
    for (const cause of image.causes.length ? image.causes : [null]) {
      const id = cause ? `cause:${cause.key}` : `status:${image.status}`;
      if (!groups.has(id)) groups.set(id, newGroup(id, cause, image, report));
      groups.get(id).images.push(image);
    }
  }
  const order = (group) => STATUSES.findIndex(({ id }) => id === group.status);
  return [...groups.values()].sort((a, b) => order(a) - order(b) || b.images.length - a.images.length);
}

function newGroup(id, cause, image, report) {
  const common = cause && report.causes.get(cause.key);
  const title = common ? common.sentence + (common.amountsDiffer ? " (amounts differ)" : "") : image.verdict.heading;
  return new GroupRow(id, title, common ?? null, []);
}
